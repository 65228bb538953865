import type { Endpoint } from '../../src/defineEndpoint.ts'
import { assessmentDocuments } from '../../src/models/AssessmentDocument.ts'
import { file } from '../../src/models/file.ts'
import { type JsonSchema, toJsonSchema } from './toJsonSchema.ts'

type Content = Record<string, { schema: JsonSchema; example?: unknown }>

/** The request body of an endpoint with an input, or nothing. */
export function toRequestBody(
  endpoint: Endpoint,
  example: unknown,
): { required: true; content: Content } | undefined {
  if (!endpoint.input) return undefined
  if (endpoint.encoding === 'multipart')
    return { required: true, content: { 'multipart/form-data': { schema: assessmentParts(), example } } }
  const schema = withOwner(endpoint, toJsonSchema(endpoint.input))
  const json: Content = {
    'application/json': { schema: withoutFiles(schema), example: withoutFileParts(example) },
  }
  if (endpoint.encoding !== 'jsonOrMultipart') return { required: true, content: json }
  return { required: true, content: { ...json, 'multipart/form-data': { schema, example } } }
}

/** The relay and the service want the owner in the body, where the kit's callers pass it beside the body. */
function withOwner({ ownerField }: Endpoint, schema: JsonSchema): JsonSchema {
  if (!ownerField) return schema
  const properties = { [ownerField]: { type: 'string', minLength: 1 }, ...schema.properties }
  return { ...schema, properties, required: [ownerField, ...(schema.required ?? [])] }
}

function withoutFiles(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema
  const fields = Object.entries(schema.properties).filter(([, field]) => !('contentMediaType' in field))
  return { ...schema, properties: Object.fromEntries(fields) }
}

function withoutFileParts(example: unknown): unknown {
  const isFile = (value: unknown) => typeof value === 'string' && value.startsWith('(file ')
  return Object.fromEntries(Object.entries(example ?? {}).filter(([, value]) => !isFile(value)))
}

/** The parts are named by a function, which no schema shows: a bare name, or names numbered from `_1`. */
function assessmentParts(): JsonSchema {
  const one = toJsonSchema(file)
  const bare = assessmentDocuments.filter((name) => name !== 'holdco_incorporation_documents')
  return {
    type: 'object',
    description:
      'A document of one file keeps its bare name; several files are numbered from `_1`. ' +
      "The parent company's certificate is always numbered. " +
      'A report carries its year, as `management_financial_report_2024`, and is numbered as well where a year has several.',
    properties: {
      ...Object.fromEntries(bare.map((name) => [name, one])),
      financial_information: {
        type: 'string',
        contentMediaType: 'application/json',
        description: 'A JSON object of string figures, keyed by year, two years at most.',
      },
    },
    patternProperties: {
      [`^(?:${assessmentDocuments.join('|')})_\\d+$`]: one,
      '^management_financial_report_\\d{4}(?:_\\d+)?$': one,
    },
    additionalProperties: false,
    required: ['financial_information'],
  }
}
