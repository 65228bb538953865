import * as z from 'zod/mini'
import { amount } from '../../src/schema/amount.ts'
import { file } from '../../src/models/file.ts'
import { filled } from '../../src/schema/filled.ts'
import { isoDate } from '../../src/schema/isoDate.ts'
import { sentDate } from '../../src/schema/sentDate.ts'
import { timestamp } from '../../src/schema/timestamp.ts'
import { wholeDays } from '../../src/schema/wholeDays.ts'
import { models } from './models.ts'

/** A JSON Schema as far as this script looks into it. */
export type JsonSchema = {
  [key: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

type Way = 'request' | 'response'

/** What zod cannot say about the kit's own schemas. */
const descriptions = new Map<unknown, JsonSchema>([
  [amount, { type: ['number', 'string'], description: 'A decimal, as a number or as a string.' }],
  [file, { type: 'string', contentMediaType: 'application/octet-stream', description: 'A file.' }],
  [filled, { type: 'string', minLength: 1 }],
  [isoDate, { type: 'string', description: 'A day, `YYYY-MM-DD` or `DD-MM-YYYY`.' }],
  [sentDate, { type: 'string', format: 'date' }],
  [timestamp, { type: 'string', description: 'A timestamp, ISO 8601 in UTC or `YYYY-MM-DD HH:MM:SS`.' }],
  [wholeDays, { type: 'integer', minimum: 1 }],
])

/**
 * What travels for a schema, as JSON Schema: for a request what the kit sends, for a response what it accepts.
 * Models other than the schema itself become references.
 */
export function toJsonSchema(schema: z.core.$ZodType, way: Way): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: way === 'request' ? 'output' : 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = models.get(zodSchema)
      if (name && zodSchema !== schema) return replace(jsonSchema, { $ref: `#/components/schemas/${name}` })
      const described = descriptions.get(zodSchema)
      if (described) return replace(jsonSchema, described)
      const present = presentPart(zodSchema)
      if (present)
        return replace(jsonSchema, {
          anyOf: [refOrSchema(present, way), { type: 'null' }, { type: 'array', maxItems: 0 }],
        })
      dropMayBeAbsent(zodSchema, jsonSchema)
      if (jsonSchema.type === 'array' && !z.safeParse(zodSchema, []).success) jsonSchema.minItems = 1
      // Anything or null is anything.
      if (jsonSchema.anyOf?.some((choice) => Object.keys(choice).length === 0)) delete jsonSchema.anyOf
    },
  })
  return json as JsonSchema
}

function refOrSchema(schema: z.core.$ZodType, way: Way): JsonSchema {
  const name = models.get(schema)
  return name ? { $ref: `#/components/schemas/${name}` } : toJsonSchema(schema, way)
}

/** Takes the fields of `orNull` and `orNone` out of `required`: zod only knows that something is made of a missing one. */
function dropMayBeAbsent(schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void {
  const { def } = schema._zod
  if (def.type !== 'object' || !json.required) return
  const required = json.required.filter((key) => getHalves(def.shape[key]) === null)
  if (required.length > 0) json.required = required
  else delete json.required
}

/** The two halves of `orNull` and `orNone`: one that takes a missing field, and what is there when something is. */
function getHalves(
  schema: z.core.$ZodType | undefined,
): { first: z.core.$ZodTransformDef; present: z.core.$ZodType } | null {
  // The cast names the union that a definition's type tells apart.
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def
  if (def?.type !== 'pipe') return null
  const [first, second] = [def.in, def.out].map((half) => (half as z.core.$ZodTypes)._zod.def)
  if (first?.type !== 'transform' || second?.type !== 'nullable') return null
  return { first, present: second.innerType }
}

/** Recognises `orNone` by its first half, which takes an empty list for nothing: the schema of what is there when something is. */
function presentPart(schema: z.core.$ZodType): z.core.$ZodType | null {
  const halves = getHalves(schema)
  return halves?.first.transform([], { value: [], issues: [] }) === null ? halves.present : null
}

function replace(target: object, content: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key)
  Object.assign(target, content)
}
