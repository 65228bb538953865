import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOpenApi } from '../../../packages/core/scripts/openapi/buildOpenApi.ts'
import { relayTags, tags } from '../../../packages/core/scripts/openapi/tags.ts'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'
import { describeSchema, type Schema, type Schemas } from './describeSchema.ts'
import { escapeText } from './escapeText.ts'

type Content = Record<string, { schema?: Schema & { oneOf?: Schema[] }; example?: unknown }>
type Answer = {
  description?: string
  content?: Content
  headers?: Record<string, { schema: Schema }>
  $ref?: string
}
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  'x-owner': string | null
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; responses: Record<string, Answer> }
}
/** An operation with its addresses; a last segment that may be left out makes two. */
type Route = { operation: Operation; addresses: string[] }

const list = 'reference/api'
const publicFolder = join(import.meta.dirname, '../public')

/** The pages of the API, by slug, from the OpenAPI document: a list, a page for each endpoint of the service, and a page for each group of the relay's routes. */
export function writeApi(): ReadonlyMap<string, { title: string; body: string }> {
  // The document is the repository's own; the types name the parts that the pages show.
  const document = buildOpenApi() as Document
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, 'openapi.json'), JSON.stringify(document))
  const routes = readRoutes(document)
  const inGroup = (name: string) => routes.filter(({ operation }) => operation.tags.includes(name))
  const groups = [
    ...tags.map(({ name, description }) => ({
      ...{ name, description },
      rows: inGroup(name).map((route) => listRow(route, `/${list}/${toSlug(route.operation.operationId)}/`)),
    })),
    ...relayTags.map(({ name, description }) => ({
      ...{ name, description },
      rows: inGroup(name).map((route) =>
        listRow(route, `/${list}/${toSlug(name)}/#${route.operation.operationId.toLowerCase()}`),
      ),
    })),
  ]
  const pages = new Map([
    [
      list,
      {
        title: 'API',
        body: [
          'The endpoints of the Partner API, and the routes of the relay itself. A page asks both through the relay, at the path where your server mounts it. The same as OpenAPI 3.1, for any viewer and any generator: [openapi.json](/openapi.json), in the package `@onlend/core/openapi.json`.',
          ...groups.map(
            ({ name, description, rows }) =>
              `## ${name}\n\n${description}\n\n${markdownTable(['name', 'route', 'what it does'], rows)}`,
          ),
        ].join('\n\n'),
      },
    ],
  ])
  for (const { name } of tags)
    for (const route of inGroup(name))
      pages.set(`${list}/${toSlug(route.operation.operationId)}`, {
        title: route.operation.operationId,
        body: writeRoute(route, document, '##'),
      })
  for (const { name, description } of relayTags)
    pages.set(`${list}/${toSlug(name)}`, {
      title: name,
      body: [
        description,
        ...inGroup(name).map(
          (route) => `## ${route.operation.operationId}\n\n${writeRoute(route, document, '###')}`,
        ),
      ].join('\n\n'),
    })
  return pages
}

const toSlug = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/^-/, '')

function readRoutes({ paths }: Document): Route[] {
  const routes = new Map<string, Route>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'servers') continue
      const name = operation.operationId.replace(/ByDefault$/, '')
      const { addresses = [] } = routes.get(name) ?? {}
      const whole = operation.operationId === name ? operation : { ...operation, operationId: name }
      routes.set(name, { operation: whole, addresses: [...addresses, `${method.toUpperCase()} ${path}`] })
    }
  return [...routes.values()]
}

function listRow({ operation, addresses }: Route, link: string): string[] {
  return [
    `[\`${operation.operationId}\`](${link})`,
    addresses.map((address) => `\`${address}\``).join(' '),
    escapeText(operation.summary),
  ]
}

function writeRoute({ operation, addresses }: Route, { components }: Document, heading: string): string {
  const { summary, description, parameters = [], requestBody, responses } = operation
  return [
    `\`\`\`http title="Route"\n${addresses.join('\n')}\n\`\`\``,
    // A route of the relay repeats its summary in its description.
    escapeText(description.startsWith(summary) ? description : `${summary}. ${description}`),
    operation.security?.length === 0 ? 'Asked without a session.' : '',
    ...(parameters.length > 0 ? [`${heading} Parameters`, writeParameters(parameters)] : []),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, content]) => [
      `${heading} Body, ${type}`,
      writeBody(content, components.schemas),
      writeSample('Body', content.example),
    ]),
    `${heading} Answer`,
    ...writeSuccess(responses, components.schemas),
    writeRefusals(responses, components.responses),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function writeParameters(parameters: NonNullable<Operation['parameters']>): string {
  const rows = parameters.map(({ name, in: where, required = false, schema }) => {
    const [[, type = '', about = ''] = []] = describeSchema({ properties: { [name]: schema } }, {})
    return [`\`${name}\`${required ? ' (required)' : ''}`, where, type, about]
  })
  return factTable(['parameter', 'in', 'type', 'meaning'], rows)
}

function writeBody({ schema = {} }: Content[string], schemas: Schemas): string {
  const forms = schema.oneOf ?? [schema]
  const note = forms.length > 1 ? ['One of these forms:'] : []
  return [...note, schema.description ?? '', ...forms.map((form) => writeFields(form, schemas))]
    .filter(Boolean)
    .join('\n\n')
}

function writeFields(schema: Schema, schemas: Schemas): string {
  const rows = describeSchema(schema, schemas)
  return rows.length === 0 ? '' : factTable(['field', 'type', 'meaning'], rows)
}

/** A table without its last column where that is empty. */
function factTable(headings: string[], rows: string[][]): string {
  const isBare = rows.every((row) => row.at(-1) === '')
  return isBare
    ? markdownTable(
        headings.slice(0, -1),
        rows.map((row) => row.slice(0, -1)),
      )
    : markdownTable(headings, rows)
}

function writeSample(title: string, example: unknown): string {
  return example === undefined
    ? ''
    : `\`\`\`json title="${title}"\n${JSON.stringify(example, null, 2)}\n\`\`\``
}

function writeSuccess(responses: Operation['responses'], schemas: Schemas): string[] {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const [content] = successes.flatMap(([, answer]) => Object.values(answer.content ?? {}))
  const statuses = successes.map(([status, answer]) => `${status}: ${answer.description ?? ''}`)
  return [
    statuses.join('\n\n'),
    ...(content ? [writeBody(content, schemas), writeSample('Answer', content.example)] : []),
  ]
}

/** The refusals by status; a code of the relay leads to its heading on the page of errors. */
function writeRefusals(responses: Operation['responses'], named: Record<string, Answer>): string {
  const rows = Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, answer]) => {
      const { description = '', headers = {} } = named[answer.$ref?.replace(/^.*\//, '') ?? ''] ?? answer
      const codes = Object.values(headers).flatMap(({ schema }) => schema.enum ?? [])
      const links = codes.map((code) => `[\`${code}\`](/reference/errors/#${code})`)
      return [status, links.length > 0 ? `The relay refused: ${links.join(', ')}.` : description]
    })
  return markdownTable(['status', 'meaning'], rows)
}
