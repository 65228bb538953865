import { buildOpenApi } from '../../../packages/core/scripts/openapi/buildOpenApi.ts'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'
import { escapeText } from './escapeText.ts'

// The document is the repository's own; the types name the parts that the page shows.
type Schema = {
  type?: unknown
  description?: string
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  items?: Schema
  format?: string
}
type Content = Record<string, { schema?: Schema; example?: unknown }>
type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: { content: Content }
  responses?: Record<string, { description?: string; content?: Content }>
}

/** The fourteen endpoints and the relay's own routes, from the OpenAPI document. */
export function writeApi(): string {
  const { paths, components } = buildOpenApi() as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      writeOperation(`${method.toUpperCase()} ${path}`, operation, components.schemas),
    ),
  )
  return [
    'The endpoints of the Partner API, as a page asks them through the relay, and the routes of the relay itself. The same as OpenAPI 3.1: `@onlend/core/openapi.json`.',
    ...entries,
  ].join('\n\n')
}

function writeOperation(
  address: string,
  { summary, description, parameters = [], requestBody, responses = {} }: Operation,
  schemas: Record<string, Schema>,
): string {
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const schema = body?.schema?.$ref ? schemas[body.schema.$ref.replace(/^.*\//, '')] : body?.schema
  const fields = Object.entries(schema?.properties ?? {}).map(([name, field]) => [
    `\`${name}\`${schema?.required?.includes(name) ? ' (required)' : ''}`,
    `\`${field.$ref?.replace(/^.*\//, '') ?? field.enum?.join(' | ') ?? field.format ?? String(field.type ?? 'any')}\``,
    escapeText(field.description ?? ''),
  ])
  const [answered] = Object.values(responses)
  const [sample] = Object.values(answered?.content ?? {})
  return [
    `## ${summary ?? address}`,
    `\`${address}\``,
    description ? escapeText(description) : '',
    parameters.length > 0
      ? markdownTable(
          ['parameter', 'in', ''],
          parameters.map(({ name, in: where, description: about = '' }) => [
            `\`${name}\``,
            where,
            escapeText(about),
          ]),
        )
      : '',
    fields.length > 0 ? `Body, \`${type}\`:\n\n${markdownTable(['field', 'type', 'meaning'], fields)}` : '',
    sample?.example ? `\`\`\`json title="Answer"\n${JSON.stringify(sample.example, null, 2)}\n\`\`\`` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
