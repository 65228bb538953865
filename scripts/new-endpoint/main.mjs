// Writes what a new endpoint needs in every package: `pnpm new:endpoint getStatement GET /v1/... --section 15`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeEndpoint } from './describeEndpoint.mjs'
import { planEndpoint } from './planEndpoint.mjs'

const root = join(import.meta.dirname, '../..')

try {
  const { created, changed } = planEndpoint(root, describeEndpoint(process.argv.slice(2)))
  const files = Object.entries({ ...created, ...changed })
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // A long name breaks a line elsewhere.
  const code = files.map(([path]) => path).filter((path) => /\.tsx?$/.test(path))
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...code], {
    cwd: root,
    stdio: 'pipe',
  })
  execFileSync(process.execPath, [join(root, 'scripts/lint/doors/writeNames.mjs')])
  console.log(`Written:\n  ${Object.keys(created).join('\n  ')}`)
  console.log(`Entered in:\n  ${Object.keys(changed).join('\n  ')}`)
  console.log('Next: give the endpoint the fields of the API document, and the sample file its sample.')
  console.log('Where it has odd cases, say so in tests beside the endpoint, and in what the sandbox answers.')
} catch (error) {
  console.error(error.stderr?.toString() || error.message)
  process.exitCode = 1
}
