import { escapeText } from './escapeText.ts'

/** The parts of a JSON schema that the reference shows. */
export type Schema = {
  type?: string | string[]
  description?: string
  $ref?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  enum?: string[]
  const?: unknown
  items?: Schema
  anyOf?: Schema[]
  contentMediaType?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  default?: unknown
}

/** The named schemas of the document. */
export type Schemas = Readonly<Record<string, Schema>>

type Place = { path: string; isRequired: boolean; inside: readonly string[] }

/** A row for each field of a body, the inner ones by path: `data.customers[].id`, the type, and the meaning with the limits. A model inside itself is named once. */
export function describeSchema(schema: Schema, schemas: Schemas): string[][] {
  return describe(schema, schemas, { path: '', isRequired: false, inside: [] })
}

function describe(given: Schema, schemas: Schemas, { path, isRequired, inside }: Place): string[][] {
  const { schema, model, isNullable } = open(given, schemas)
  const isAgain = model !== undefined && inside.includes(model)
  const next = model === undefined ? inside : [...inside, model]
  const row =
    path === ''
      ? []
      : [
          [
            `\`${path}\`${isRequired ? ' (required)' : ''}`,
            `\`${[nameType(schema, model), ...(isNullable ? ['null'] : [])].join(' | ')}\``,
            escapeText(
              [given.description ?? schema.description, ...describeLimits(schema)].filter(Boolean).join(' '),
            ),
          ],
        ]
  if (isAgain) return row
  const named = { ...schema.properties, ...schema.patternProperties }
  const fields = Object.entries(named).flatMap(([name, field]) =>
    describe(field, schemas, {
      path: path === '' ? name : `${path}.${name}`,
      isRequired: schema.required?.includes(name) ?? false,
      inside: next,
    }),
  )
  // The row of a list names its entries; only their fields follow.
  const entries = schema.items
    ? describe(schema.items, schemas, { path: `${path}[]`, isRequired: false, inside: next }).slice(1)
    : []
  return [...row, ...fields, ...entries]
}

/** Follows a name, and takes `null` out of a choice. */
function open(
  given: Schema,
  schemas: Schemas,
): { schema: Schema; model: string | undefined; isNullable: boolean } {
  const choices = given.anyOf?.filter(({ type }) => type !== 'null')
  const isNullable = choices !== undefined && choices.length < (given.anyOf?.length ?? 0)
  const only = choices?.length === 1 ? choices[0] : undefined
  const { $ref } = only ?? given
  const model = $ref?.replace(/^.*\//, '')
  return { schema: (model === undefined ? only : schemas[model]) ?? given, model, isNullable }
}

function nameType(
  { type, enum: values, const: value, items, anyOf, contentMediaType, maxItems }: Schema,
  model?: string,
): string {
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ')
  if (value !== undefined) return JSON.stringify(value)
  if (contentMediaType === 'application/octet-stream') return 'file'
  if (type === 'array' && maxItems === 0) return '[]'
  if (items) return `${items.$ref?.replace(/^.*\//, '') ?? nameType(items)}[]`
  if (anyOf) return anyOf.map((one) => nameType(one, one.$ref?.replace(/^.*\//, ''))).join(' | ')
  if (model !== undefined) return model
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'any')
}

function describeLimits(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format } = schema
  const range = (least: number | undefined, most: number | undefined, of: string) => {
    if (least !== undefined && most !== undefined) return [`${least} to ${most}${of}.`]
    if (most !== undefined) return [`At most ${most}${of}.`]
    return least !== undefined && least > 0 ? [`At least ${least}${of}.`] : []
  }
  return [
    // One character says no more than "required".
    ...range(minLength === 1 ? undefined : minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...(maxItems === 0 ? [] : range(minItems, maxItems, ' entries')),
    ...(pattern === undefined ? [] : [`Pattern: \`${pattern}\`.`]),
    ...(format === undefined ? [] : [`Format: ${format}.`]),
    ...(schema.default === undefined ? [] : [`Default: \`${JSON.stringify(schema.default)}\`.`]),
  ]
}
