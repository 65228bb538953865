import type { EndpointInput, WriteEndpoint } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FieldRules, FormLayout } from '../write-form/FormLayout.ts'
import type { FormDraft } from '../write-form/writeFormTypes.ts'
import type { AnyField, FieldDefinition, FieldDescription } from './FieldDefinition.ts'
import { readFields } from './readFields.ts'

/** The fields of a form by their names. */
type FormFields<Context = never> = Readonly<Record<string, AnyField<Context>>>

/** The values in the fields. */
type ValuesOf<Fields extends FormFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }
type ValueOf<Field> =
  Field extends FieldDefinition<infer Value, infer _Sent, infer _Code, infer _Context> ? Value : never

type FieldName<Fields extends FormFields> = keyof ValuesOf<Fields> & FieldPath<ValuesOf<Fields>>

/** The values to send; a field that the form does not ask for has its `absent`. */
type SentOf<Fields extends FormFields> = { [Name in keyof Fields]: SentBy<Fields[Name]> }
type SentBy<Field extends AnyField<never>> =
  | Field['absent']
  | Extract<ReturnType<Field['read']>, { value: unknown }>['value']

type CodeOf<Fields extends FormFields> = Extract<
  ReturnType<Fields[keyof Fields]['read']>,
  { code: string }
>['code']

/** The fields of a form, and the functions that make pages, input, review and draft from them. */
type FormSpecification<
  E extends WriteEndpoint,
  Fields extends FormFields<Context>,
  Code extends string,
  Review,
  Context,
> = {
  fields: Fields
  /** The names of the fields that the form asks for, by page, in their order. */
  pages: (values: ValuesOf<Fields>, context: Context) => readonly (readonly FieldName<Fields>[])[]
  /** Compares fields that are right by themselves; an entry without a code is no mistake. */
  check?: (
    /** The fields that the form asks for and that are right by themselves. */
    sent: Partial<SentOf<Fields>>,
    context: Context,
  ) => readonly { field: keyof Fields & string; code: Code | false }[]
  /** Makes the endpoint's input from the values to send; `null` where a part is incomplete, which the view of the part shows. */
  toInput: (sent: SentOf<Fields>, context: Context) => EndpointInput<E> | null
  /** Makes the review that a person confirms from the input to send; `null` where it cannot. */
  toReview: (
    input: EndpointInput<E>,
    values: ValuesOf<Fields>,
    context: Context,
    sent: SentOf<Fields>,
  ) => Review | null | Promise<Review | null>
  /** Rules that follow from the form's options, laid over the host's. */
  toRules?: (rules: FieldRules, context: Context) => FieldRules
  /** The fields that a draft keeps on this device; no personal identifiers unless the host asked for it. @default none */
  toDraft?: (
    context: Context,
    /** The names of all fields. */
    names: readonly FieldName<Fields>[],
  ) => FormDraft<FieldName<Fields>>
}

/** A form as a value: `useForm` runs it, a view draws it. */
export type FormDefinition<
  E extends WriteEndpoint,
  Values extends Record<string, unknown>,
  Code extends string,
  Review,
  Context,
  Sent = unknown,
> = {
  operation: OperationDefinition<E>
  fields: Readonly<
    Record<string, Pick<AnyField<Context>, 'kind' | 'isOptional' | 'input' | 'choices' | 'group' | 'isShort'>>
  >
  empty: Values
  /** The fields of amounts; an amount in a list by its path. */
  toAmounts: (values: Values) => readonly FieldPath<Values>[]
  toLayout: (values: Values, context: Context) => FormLayout<FieldPath<Values>>
  /** The values to send; a field that is wrong or that the form does not ask for has its `absent`. */
  toSent: (values: Values, context: Context) => Sent
  /** Whether a value is right for a field by itself. */
  isRight: (name: string, value: unknown, context: Context) => boolean
  /** Reads the values; its output is the endpoint's input, its messages are codes. */
  toSchema: (context: Context) => z.ZodMiniType<EndpointInput<E>, unknown>
  /** Describes a field for its drawing; a field of a row by its path. */
  describe: (path: FieldPath<Values>, context: Context) => FieldDescription | undefined
  tidy: (path: FieldPath<Values>, typed: string, context: Context) => string
  toReview: (
    input: EndpointInput<E>,
    values: Values,
    context: Context,
  ) => Review | null | Promise<Review | null>
  toRules: (rules: FieldRules, context: Context) => FieldRules
  toDraft: (context: Context) => FormDraft<FieldPath<Values>> | null
  /** The codes of mistakes; only types use the property. */
  code?: Code
}

/** The values of a form. */
export type FormValues<Form> =
  Form extends FormDefinition<infer _E, infer Values, infer _Code, infer _Review, infer _Context>
    ? Values
    : never

/** The codes of the mistakes in a form. */
export type FormErrorCode<Form extends { code?: string }> = NonNullable<Form['code']>

/**
 * Defines a form once: the types of its values and codes, its empty values, its pages, the schema that makes the endpoint's input, the
 * review and the draft follow from the definition. `Context` has the facts that its functions read besides the values. See `withdrawForm`.
 */
export function defineForm<Context>() {
  return <E extends WriteEndpoint, Fields extends FormFields<Context>, Review, Code extends string = never>(
    operation: OperationDefinition<E>,
    specification: FormSpecification<E, Fields, Code, Review, Context>,
  ): FormDefinition<E, ValuesOf<Fields>, CodeOf<Fields> | Code, Review, Context, SentOf<Fields>> => {
    type Values = ValuesOf<Fields>
    const { fields, pages, toInput, toReview, toDraft } = specification
    const { check = () => [], toRules = (rules) => rules } = specification
    const named = Object.entries<AnyField<Context>>(fields)
    const absent = Object.fromEntries(named.map(([name, field]) => [name, field.absent]))

    const readAll = (values: Values, context: Context) => {
      const asked = new Set<string>(pages(values, context).flat())
      const read = named.filter(([name, { kind }]) => kind === 'part' || asked.has(name))
      const { right, codes } = readFields(read, values, context, (sent) => check(sent, context))
      return { sent: { ...absent, ...right } as SentOf<Fields>, codes }
    }
    const findField = (path: string): AnyField<never> | undefined => {
      const [name = '', , part] = path.split('.')
      return part === undefined ? fields[name] : fields[name]?.rows?.[part]
    }

    return {
      operation,
      fields,
      empty: Object.fromEntries(named.map(([name, { empty }]) => [name, empty])) as Values,
      toAmounts: (values) =>
        named.flatMap(([name, field]) => findAmounts(name, field, values[name])) as FieldPath<Values>[],
      toLayout: (values, context) => {
        const shown = pages(values, context)
        return {
          pages: shown,
          optional: shown.flat().filter((name) => {
            const { isOptional = false } = fields[name] ?? {}
            return typeof isOptional === 'function' ? isOptional(context) : isOptional
          }),
        }
      },
      toSent: (values, context) => readAll(values, context).sent,
      isRight: (name, value, context) => {
        const field = fields[name]
        // The rows of a list depend on other fields: the check at the send decides.
        return field === undefined || field.kind === 'list' || 'value' in field.read(value as never, context)
      },
      toSchema: (context) =>
        z.transform((values: unknown, { issues }) => {
          const { sent, codes } = readAll(values as Values, context)
          for (const [name, message] of Object.entries(codes))
            issues.push({ code: 'custom', message, path: name.split('.'), input: values, continue: true })
          const input = issues.length === 0 ? toInput(sent, context) : null
          if (input !== null) return input
          if (issues.length === 0) issues.push({ code: 'custom', message: 'INCOMPLETE', input: values })
          return z.NEVER
        }),
      describe: (path, context) => {
        const { choices, ...field } = findField(path) ?? {}
        return 'kind' in field
          ? { ...field, ...(choices && { choices: choices(context as never) }) }
          : undefined
      },
      tidy: (path, typed, context) =>
        String(findField(path)?.tidy?.(typed as never, context as never) ?? typed),
      toDraft: (context) => toDraft?.(context, Object.keys(fields) as FieldName<Fields>[]) ?? null,
      toReview: (input, values, context) => toReview(input, values, context, readAll(values, context).sent),
      toRules,
    }
  }
}

function findAmounts(name: string, { kind, rows }: AnyField<never>, value: unknown): string[] {
  if (kind === 'money') return [name]
  if (!rows || !Array.isArray(value)) return []
  const parts = Object.entries(rows).flatMap(([part, row]) => (row.kind === 'money' ? [part] : []))
  return value.flatMap((_row, index) => parts.map((part) => `${name}.${index}.${part}`))
}
