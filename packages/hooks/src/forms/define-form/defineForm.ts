import type { EndpointInput, WriteEndpoint } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FieldRules, FormLayout } from '../write-form/FormLayout.ts'
import type { FormDraft } from '../write-form/writeFormTypes.ts'
import type { AnyField, FieldDefinition } from './FieldDefinition.ts'

/** The fields of a form by their names. */
type FormFields<Context = never> = Readonly<Record<string, AnyField<Context>>>

/** The values in the fields. */
type ValuesOf<Fields extends FormFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }
type ValueOf<Field> =
  Field extends FieldDefinition<infer Value, infer _Sent, infer _Code, infer _Context> ? Value : never

type FieldName<Fields extends FormFields> = keyof ValuesOf<Fields> & FieldPath<ValuesOf<Fields>>

/** The fields as they are sent; a field that is not asked for is its `absent`. */
type SentOf<Fields extends FormFields> = { [Name in keyof Fields]: SentBy<Fields[Name]> }
type SentBy<Field extends AnyField<never>> =
  | Field['absent']
  | Extract<ReturnType<Field['read']>, { value: unknown }>['value']

type CodeOf<Fields extends FormFields> = Extract<
  ReturnType<Fields[keyof Fields]['read']>,
  { code: string }
>['code']

/** All that a form asks a person, and what is made of it. */
type FormSpecification<
  E extends WriteEndpoint,
  Fields extends FormFields<Context>,
  Code extends string,
  Review,
  Context,
> = {
  fields: Fields
  /** The names of the fields that are asked for, by page, in the order in which a person meets them. */
  pages: (values: ValuesOf<Fields>, context: Context) => readonly (readonly FieldName<Fields>[])[]
  /** Compares fields that are right by themselves; an entry without a code is no mistake. */
  check?: (
    /** Only the fields that are asked for and right by themselves. */
    sent: Partial<SentOf<Fields>>,
    context: Context,
  ) => readonly { field: keyof Fields & string; code: Code | false }[]
  /** The endpoint's input, made of the fields as they are sent; `null` where parts lack something that their own views tell. */
  toInput: (sent: SentOf<Fields>, context: Context) => EndpointInput<E> | null
  /** Makes the review that a person confirms from the input that is sent; `null` where it cannot. */
  toReview: (
    input: EndpointInput<E>,
    values: ValuesOf<Fields>,
    context: Context,
  ) => Review | null | Promise<Review | null>
  /** Rules that follow from the form's options, laid over the host's. */
  toRules?: (rules: FieldRules, context: Context) => FieldRules
  /** The fields that may be kept on this device; no personal identifiers unless the host asked for it. @default none */
  toDraft?: (
    context: Context,
    /** Those of all fields. */
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
> = {
  operation: OperationDefinition<E>
  fields: Readonly<Record<string, Pick<AnyField<Context>, 'kind' | 'isOptional' | 'input'>>>
  empty: Values
  /** The fields of amounts, those of lists by their paths. */
  toAmounts: (values: Values) => readonly FieldPath<Values>[]
  toLayout: (values: Values, context: Context) => FormLayout<FieldPath<Values>>
  /** Reads the values; its output is the endpoint's input, its messages are codes. */
  toSchema: (context: Context) => z.ZodMiniType<EndpointInput<E>, unknown>
  tidy: (name: FieldPath<Values>, typed: string, context: Context) => string
  toReview: (
    input: EndpointInput<E>,
    values: Values,
    context: Context,
  ) => Review | null | Promise<Review | null>
  toRules: (rules: FieldRules, context: Context) => FieldRules
  toDraft: (context: Context) => FormDraft<FieldPath<Values>> | null
  /** For types alone: the codes of mistakes. */
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
 * Says once what a form asks a person: the types of its values and codes, its empty values, what is shown, the schema whose output is
 * the endpoint's input, the review and the draft follow from it. `Context` is all that its functions read besides the values. See `withdrawForm`.
 */
export function defineForm<Context>(): <
  E extends WriteEndpoint,
  Fields extends FormFields<Context>,
  Review,
  Code extends string = never,
>(
  operation: OperationDefinition<E>,
  specification: FormSpecification<E, Fields, Code, Review, Context>,
) => FormDefinition<E, ValuesOf<Fields>, CodeOf<Fields> | Code, Review, Context> {
  return createForm
}

function createForm<
  E extends WriteEndpoint,
  Fields extends FormFields<Context>,
  Review,
  Context,
  Code extends string,
>(
  operation: OperationDefinition<E>,
  specification: FormSpecification<E, Fields, Code, Review, Context>,
): FormDefinition<E, ValuesOf<Fields>, CodeOf<Fields> | Code, Review, Context> {
  type Values = ValuesOf<Fields>
  const { fields, pages, check, toInput, toReview, toDraft, toRules = (rules) => rules } = specification
  const named = Object.entries<AnyField<Context>>(fields)
  const absent = Object.fromEntries(named.map(([name, field]) => [name, field.absent]))

  /** A field is read with the value that its own definition typed: the casts of this file say no more than that. */
  const readAll = (values: Values, context: Context) => {
    const asked = new Set<string>(pages(values, context).flat())
    const right: Record<string, unknown> = {}
    const codes: Record<string, string> = {}
    for (const [name, { kind, empty, read }] of named) {
      if (kind !== 'part' && !asked.has(name)) continue
      const reading = read((values[name] ?? empty) as never, context)
      if ('value' in reading) right[name] = reading.value
      else if ('code' in reading) codes[name] = reading.code
      else for (const [path, code] of Object.entries(reading.codes)) codes[`${name}.${path}`] = code
    }
    for (const { field, code } of check?.(right as Partial<SentOf<Fields>>, context) ?? [])
      if (code) codes[field] ??= code
    return { sent: { ...absent, ...right } as SentOf<Fields>, codes }
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
        optional: shown.flat().filter((name) => fields[name]?.isOptional === true),
      }
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
    tidy: (path, typed, context) => {
      const [name = '', , part] = String(path).split('.')
      const field = part === undefined ? fields[name] : fields[name]?.rows?.[part]
      return String(field?.tidy?.(typed as never, context as never) ?? typed)
    },
    toDraft: (context) => toDraft?.(context, Object.keys(fields) as FieldName<Fields>[]) ?? null,
    ...{ toReview, toRules },
  }
}

function findAmounts(name: string, { kind, rows }: AnyField<never>, value: unknown): string[] {
  if (kind === 'money') return [name]
  if (!rows || !Array.isArray(value)) return []
  const parts = Object.entries(rows).flatMap(([part, row]) => (row.kind === 'money' ? [part] : []))
  return value.flatMap((_row, index) => parts.map((part) => `${name}.${index}.${part}`))
}
