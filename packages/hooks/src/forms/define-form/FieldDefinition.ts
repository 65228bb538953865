import type { InputHTMLAttributes } from 'react'

/** The drawing of a field. A `part` has no plain drawing: the form's own view draws it, or no view does. */
export type FieldKind =
  | 'text'
  /** A text of several lines. */
  | 'paragraph'
  | 'money'
  | 'phone'
  /** A day that a person finds in a calendar. */
  | 'day'
  /** A day that people know by heart, such as their birth: `YYYY-MM-DD`, or year, month and day as typed so far, with dashes between. */
  | 'typedDay'
  | 'country'
  | 'choice'
  /** A choice that shows all its options when they are few. */
  | 'cards'
  | 'tick'
  | 'files'
  | 'list'
  | 'part'

/** The value to send, or the code of its mistake; for a list the codes by the path below it, such as `0.amount`. */
export type Reading<Sent, Code extends string> =
  | { value: Sent }
  | { code: Code }
  | { codes: Readonly<Record<string, Code>> }

/** Attributes for the input of a field: the phone's keyboard and the browser's autofill read them. */
export type FieldInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck' | 'enterKeyHint' | 'dir'
>

/** The place of a field among those of its page. */
export type FieldPlace = {
  /** Fields of a group stand together, under a heading of their own. */
  group?: string
  /** Two short fields stand beside each other where there is room. */
  isShort?: boolean
}

/** One field of a form: its empty value, the reading of a typed value, and its drawing. */
export type FieldDefinition<Value, Sent, Code extends string, Context> = FieldPlace & {
  kind: FieldKind
  empty: Value
  isOptional: boolean | ((context: Context) => boolean)
  /** The value to send for a field that the form does not ask for. */
  absent: Sent
  read: (value: Value, context: Context) => Reading<Sent, Code>
  /** Rewrites the typed value when the person leaves the field, such as an amount with its separators. */
  tidy?: (value: Value, context: Context) => Value
  input?: FieldInput
  /** The values on offer of a choice. */
  choices?: (context: Context) => readonly string[]
  /** The fields of a row of a list. */
  rows?: Readonly<Record<string, AnyField<never>>>
}

/** The part of a field that its drawing takes. */
export type FieldDescription = Pick<AnyField<never>, 'kind' | 'input' | keyof FieldPlace> & {
  choices?: readonly string[]
}

/** A field with any type of value. */
export type AnyField<Context> = Omit<FieldDefinition<unknown, unknown, string, Context>, 'read' | 'tidy'> & {
  read: (value: never, context: Context) => Reading<unknown, string>
  tidy?: (value: never, context: Context) => unknown
}
