import type { Endpoint } from '../../src/defineEndpoint.ts'
import { readerToJsonSchema } from './readerToJsonSchema.ts'
import type { JsonSchema } from './toJsonSchema.ts'

const status: JsonSchema = { type: 'string', description: 'Informational: the HTTP status decides.' }
const message: JsonSchema = { type: 'string', description: 'For logs: nothing may depend on it.' }
const nothing: JsonSchema = { type: 'array', maxItems: 0 }

/** Three answers leave the usual envelope. */
const unusual: Readonly<Record<string, Record<string, JsonSchema>>> = {
  listCustomers: { message: { type: 'object', properties: { status, message } } },
  listBanks: { status },
  submitCreditAssessment: { status, message },
}

/** The body of a successful answer, envelope included. */
export function toResponseSchema({ name, output, section }: Endpoint): JsonSchema {
  const { properties = {}, required = [] } = readerToJsonSchema(output)
  const isAccepted = Object.keys(properties).length === 0
  const data: Record<string, JsonSchema> =
    isAccepted && name !== 'submitCreditAssessment'
      ? { data: section === null ? { type: 'null' } : nothing }
      : {}
  const envelope: Record<string, JsonSchema> = unusual[name] ?? { status, message }
  return { type: 'object', properties: { ...envelope, ...data, ...properties }, required }
}
