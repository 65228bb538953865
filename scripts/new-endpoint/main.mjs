// Writes what a new endpoint needs in every package: `pnpm new:endpoint getStatement GET /v1/... --section 15`.
import { fileURLToPath } from 'node:url'
import { describeEndpoint } from './describeEndpoint.mjs'
import { writeEndpoint } from './writeEndpoint.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  const endpoint = describeEndpoint(process.argv.slice(2))
  const { created, changed } = await writeEndpoint({ root, endpoint })
  console.log(`Written:\n${created.map((path) => `  ${path}`).join('\n')}`)
  console.log(`Entered in:\n${changed.map((path) => `  ${path}`).join('\n')}`)
  console.log(
    [
      'Next: give the endpoint the fields of the API document, and the sample file its sample.',
      'Then run pnpm openapi and pnpm format, and accept the new public names with pnpm test:unit -u.',
    ].join('\n'),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
