// `npm run release:dry`: a whole release, to a registry that this script starts. Leaves the tarballs and the SBOM in `.release`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pnpmCommand } from '../up/pnpmCommand.mjs'
import { dryRun } from './dryRun.mjs'
import { runCommand } from './runCommand.mjs'

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    output: { type: 'string', default: join(root, '.release') },
    built: { type: 'boolean', default: false },
  },
})

if (!values.built) {
  console.log('- building')
  const args = ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--concurrency=2']
  await runCommand({ cwd: root, ...(await pnpmCommand({ root, environment: process.env, args })) })
}
const { version, figures, imported, problems } = await dryRun({
  root,
  output: values.output,
  log: (line) => console.log(`- ${line} (${Math.round(performance.now() / 1000)} s)`),
})
console.log(`\n${figures.join('\n')}\n\n${imported} entry points tried in Node.`)
for (const problem of problems) console.log(`x ${problem}`)
console.log(
  problems.length === 0
    ? `\nVersion ${version} is ready in ${values.output}.`
    : `\nVersion ${version} is not ready: ${problems.length} problems.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
