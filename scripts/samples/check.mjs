// Fails when a TypeScript sample in a document, or an example in the docblock of what a package exports, does not compile against the
// packages' sources: `pnpm check:samples`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSamples } from './compileSamples.js'
import { readPublicNames } from './readPublicNames.js'
import { readExamples, readSamples } from './readSamples.js'

const root = join(import.meta.dirname, '../..')
// A change's note may show what was; the code of a recipe is that of an example, which is compiled and run.
const skipped = /^\.changeset\/|CHANGELOG|^packages\/relay\/docs\/recipes\//
const notPublic = /\.(?:test|stories)\.tsx?$|\/test\//

const exported = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm

const list = (...patterns) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const read = (file) => readFileSync(join(root, file), 'utf8')

const samples = list('*.md', '*.mdx')
  .filter((file) => !skipped.test(file))
  .flatMap((file) => readSamples(read(file)).map((sample) => ({ file, ...sample })))
const whole = samples.filter(({ isFragment }) => !isFragment)

const names = new Map()
const examples = list('packages/*/src/*.ts', 'packages/*/src/*.tsx')
  .filter((file) => !notPublic.test(file))
  .flatMap((file) => {
    const house = file.split('/')[1]
    if (!names.has(house)) names.set(house, readPublicNames(house))
    // What no door exports is imported from the file itself.
    const own = [...read(file).matchAll(exported)].map(([, name]) => [
      name,
      `import { ${name} } from '${join(root, file)}';`,
    ])
    const implied = new Map([...own, ...names.get(house)])
    return readExamples(read(file)).map((example) => ({ file, ...example, implied }))
  })

const problems = compileSamples([...whole, ...examples])
for (const problem of problems) console.error(problem)
if (problems.length === 0)
  console.log(
    `${whole.length} samples compile, ${samples.length - whole.length} are fragments; ${examples.length} examples compile.`,
  )
process.exitCode = problems.length > 0 ? 1 : 0
