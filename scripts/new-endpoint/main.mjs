// Writes what a new endpoint needs in every package: `pnpm new:endpoint getStatement GET /v1/... --section 15`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeEndpoint } from './describeEndpoint.mjs'
import { planEndpoint } from './planEndpoint.mjs'

const root = join(import.meta.dirname, '../..')
const biome = join(root, 'node_modules/.bin/biome')
const run = (file, ...args) => execFileSync(file, args, { cwd: root, stdio: 'pipe', encoding: 'utf8' })

try {
  const endpoint = describeEndpoint(process.argv.slice(2))
  const { created, changed } = planEndpoint(root, endpoint)
  const files = Object.entries({ ...created, ...changed })
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // A long name breaks a line elsewhere.
  const code = files.map(([path]) => path).filter((path) => /\.tsx?$/.test(path))
  run(biome, 'check', '--write', ...code)
  const lists = endpoint.hasLists ? writeLists(endpoint) : ''
  console.log(
    `Written, ${files.length} files that are yours now:\n  ${files.map(([path]) => path).join('\n  ')}`,
  )
  if (lists !== '') console.log(`Lists that follow from them:\n${lists}`)
  console.log('Next: give the endpoint the fields of the API document, and the sample file its sample.')
  console.log('Where it has odd cases, say so in tests beside the endpoint, and in what the sandbox answers.')
  if (!endpoint.isRead)
    console.log(
      'Then complete the form: one line in its value and one sentence in its words for each field; what two equal writes share, in the operation; what the write changes, in effects.ts.',
    )
} catch (error) {
  console.error(error.stderr?.toString() || error.message)
  process.exitCode = 1
}

/** Writes the lists that follow from the files of endpoints, and returns what changed. */
function writeLists({ isRead }) {
  run(process.execPath, '--import', 'tsx', 'packages/widgets/build/writePartNames.ts')
  const lists = run(process.execPath, 'scripts/tables/write.mjs')
  run(process.execPath, 'scripts/lint/doors/writeNames.mjs')
  if (!isRead) {
    // The elements follow from the doors of the widgets.
    const source = ['--conditions=@onlend/source', '--import', 'tsx']
    run(process.execPath, ...source, 'packages/elements/build/writeTable.ts')
    run(biome, 'check', '--write', 'packages/elements/src/table')
  }
  return lists
}
