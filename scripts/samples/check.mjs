// Fails when a TypeScript sample in a document does not compile against the packages' sources: `pnpm check:samples`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSamples } from './compileSamples.js'
import { readSamples } from './readSamples.js'

const root = join(import.meta.dirname, '../..')
// A change's note may show what was; the code of a recipe is that of an example, which is compiled and run.
const skipped = /^\.changeset\/|CHANGELOG|^packages\/relay\/docs\/recipes\//

const files = execFileSync('git', ['ls-files', '--', '*.md', '*.mdx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !skipped.test(file))
const samples = files.flatMap((file) =>
  readSamples(readFileSync(join(root, file), 'utf8')).map((sample) => ({ file, ...sample })),
)
const whole = samples.filter(({ isFragment }) => !isFragment)
const problems = compileSamples(whole)
for (const problem of problems) console.error(problem)
if (problems.length === 0)
  console.log(`${whole.length} samples compile; ${samples.length - whole.length} are fragments.`)
process.exitCode = problems.length > 0 ? 1 : 0
