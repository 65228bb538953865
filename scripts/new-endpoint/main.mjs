// Writes what a new endpoint needs in every package: `pnpm new:endpoint getStatement GET /v1/... --section 15`.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describeEndpoint } from './describeEndpoint.mjs'
import { formatFiles } from './formatFiles.mjs'
import { writeEndpoint } from './writeEndpoint.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  const endpoint = describeEndpoint(process.argv.slice(2))
  const { created, changed } = await writeEndpoint({ root, endpoint })
  await formatFiles({ root, paths: [...created, ...changed] })
  console.log(`Written:\n${created.map((path) => `  ${path}`).join('\n')}`)
  console.log(`Entered in:\n${changed.map((path) => `  ${path}`).join('\n')}`)
  execFileSync(process.execPath, [`${root}scripts/lint/doors/writeNames.mjs`])
  console.log(
    [
      'Next: give the endpoint the fields of the API document, and the sample file its sample.',
      'Where it has odd cases, say so in tests beside the endpoint, and in what the sandbox answers.',
    ].join('\n'),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
