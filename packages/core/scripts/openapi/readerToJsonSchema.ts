import type { Reader } from '../../src/readers/Reader.ts'
import { amount, day, flag, number, text, timestamp } from '../../src/readers/values.ts'
import type { JsonSchema } from './toJsonSchema.ts'
import { models } from './models.ts'

/** What a reader of one value takes. */
const values = new Map<unknown, JsonSchema>([
  [text, { type: 'string' }],
  [number, { type: 'number' }],
  [flag, { type: 'boolean' }],
  [amount, { type: ['number', 'string'], description: 'A decimal, as a number or as a string.' }],
  [day, { type: 'string', description: 'A day, `YYYY-MM-DD` or `DD-MM-YYYY`.' }],
  [timestamp, { type: 'string', description: 'A timestamp, ISO 8601 in UTC or `YYYY-MM-DD HH:MM:SS`.' }],
])

/** What the kit accepts in an answer, as JSON Schema. Models other than the reader itself become references. */
export function readerToJsonSchema(reader: Reader<unknown>): JsonSchema {
  const { shape, element, entry, present, given, values: texts, choices } = reader.parts
  if (shape) {
    const fields = Object.entries(shape)
    const required = fields.filter(([, field]) => !mayBeAbsent(field)).map(([name]) => name)
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, refOrSchema(field)])),
      ...(required.length > 0 && { required }),
      ...(keepsUnknown(reader) && { additionalProperties: {} }),
    }
  }
  if (element) return { type: 'array', items: refOrSchema(element) }
  if (entry)
    return { type: 'object', propertyNames: { type: 'string' }, additionalProperties: refOrSchema(entry) }
  if (given) return refOrSchema(given)
  if (texts) return { type: 'string', enum: [...texts] }
  if (choices) return { anyOf: choices.map(refOrSchema) }
  if (present) return orNothing(reader, refOrSchema(present))
  return values.get(reader) ?? (isText(reader) ? { type: 'string' } : {})
}

function refOrSchema(reader: Reader<unknown>): JsonSchema {
  const name = models.get(reader)
  return name ? { $ref: `#/components/schemas/${name}` } : readerToJsonSchema(reader)
}

function orNothing(reader: Reader<unknown>, schema: JsonSchema): JsonSchema {
  const keys = Object.keys(schema)
  // Anything or null is anything.
  if (keys.length === 0) return schema
  const isNoneToo = reader.safeParse([]).data === null
  if (keys.length === 1 && typeof schema['type'] === 'string') return { type: [schema['type'], 'null'] }
  return { anyOf: [schema, { type: 'null' }, ...(isNoneToo ? [{ type: 'array', maxItems: 0 }] : [])] }
}

/** A text that is tested says so of anything else. */
function isText(reader: Reader<unknown>): boolean {
  return reader.safeParse(0).error?.issues[0]?.message === 'must be a string'
}

function keepsUnknown(reader: Reader<unknown>): boolean {
  return 'unknown field' in Object(reader.read({ 'unknown field': 0 }, []))
}

function mayBeAbsent({ parts }: Reader<unknown>): boolean {
  return parts.present !== undefined || parts.given !== undefined
}
