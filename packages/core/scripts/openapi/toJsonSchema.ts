import * as z from 'zod/mini'
import { file } from '../../src/models/file.ts'
import { filled } from '../../src/schema/filled.ts'
import { sentDate } from '../../src/schema/sentDate.ts'
import { wholeDays } from '../../src/schema/wholeDays.ts'

/** A JSON Schema as far as this script looks into it. */
export type JsonSchema = {
  [key: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** What zod cannot say about the kit's own schemas. */
const descriptions = new Map<unknown, JsonSchema>([
  [file, { type: 'string', contentMediaType: 'application/octet-stream', description: 'A file.' }],
  [filled, { type: 'string', minLength: 1 }],
  [sentDate, { type: 'string', format: 'date' }],
  [wholeDays, { type: 'integer', minimum: 1 }],
])

/** What the kit sends for a schema of a request, as JSON Schema. */
export function toJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const described = descriptions.get(zodSchema)
      if (described) return replace(jsonSchema, described)
      if (jsonSchema.type === 'array' && !z.safeParse(zodSchema, []).success) jsonSchema.minItems = 1
    },
  })
  return json as JsonSchema
}

function replace(target: object, content: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key)
  Object.assign(target, content)
}
