import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/**
 * Turns comparisons, conditions, ands and ors round, one at a time, and runs the tests that reach the place: a mutant that no test notices is a
 * rule that nothing proves. `npm run mutants [-- [--seed N] [--count N] [--tests GLOB] [folder, file or file:line…]]`.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '200' }, tests: { type: 'string' } },
  allowPositionals: true,
})
const guarded = [
  ...['ledger', 'inbox', 'identity', 'upstream'].map((module) => `packages/relay/src/${module}`),
  ...['packages/core/src/transport', 'packages/core/src/operations'],
  'packages/hooks/src/forms/write-form',
]
// Texts, empty blocks and lists are nine mutants in twenty, and say least: a text is read by a person, an emptied block is rarely a mistake.
const excludedMutations = [
  ...['StringLiteral', 'Regex', 'ObjectLiteral', 'ArrayDeclaration'],
  ...['ArrowFunction', 'BlockStatement', 'MethodExpression'],
]
const root = resolve(import.meta.dirname, '../..')
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
process.chdir(root)

const all = await listMutants((positionals.length > 0 ? positionals : guarded).flatMap(listPlaces))
const chosen = []
const reached = new Set()
for (const mutant of shuffle(all)) {
  if (reached.size >= Number(values.count)) break
  // A range takes all that lie in it.
  for (const other of all) if (isIn(mutant, other)) reached.add(other)
  chosen.push(mutant)
}
console.log(`Seed ${seed}: ${reached.size} of ${all.length} mutants`)

const results = await new Stryker({
  mutate: [...new Set(chosen.map(toRange))],
  mutator: { excludedMutations, plugins: null },
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  ...(values.tests && { testFiles: [values.tests] }),
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // What is worked out while a module loads would need every test.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
  disableTypeChecks: false,
  tempDirName: '.data/mutants',
  // Every range is looked for among all files.
  ignorePatterns: [
    ...['/*', '!/package.json', '!/tsconfig*.json', '!/scripts', '!/packages', 'dist', '.turbo'],
    '/packages/{brand,create,elements,webview,widgets}',
  ],
  // A package must find the others beside it, not those that the sandbox was copied from.
  symlinkNodeModules: false,
  buildCommand: `node scripts/mutants/linkPackages.mjs ${root}`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
}).runMutationTest()

const sum = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
const seen = sum('Killed', 'Timeout', 'RuntimeError')
const tested = seen + sum('Survived', 'NoCoverage')
console.log(
  `Seed ${seed}: ${seen} of ${tested} mutants seen (${((100 * seen) / tested).toFixed(1)} %), ${sum('Timeout')} of them by the time limit; ${results.length - tested} act while a module loads and are left out`,
)

/** The files of a folder, or the file with the line that is named with it. */
function listPlaces(path) {
  const [, name = path, line] = /^(.*):(\d+)$/.exec(path) ?? []
  if (!statSync(name).isDirectory()) return [{ name, line: line && Number(line) }]
  return readdirSync(name, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ name: join(name, file) }))
}

async function listMutants(places) {
  const quiet = () => undefined
  const logger = { debug: quiet, info: quiet, warn: quiet, isDebugEnabled: () => false }
  const sources = places.map(({ name, line }) => ({
    name: resolve(name),
    content: readFileSync(name, 'utf8'),
    mutate: line ? [{ start: { line: line - 1, column: 0 }, end: { line, column: 0 } }] : true,
  }))
  const options = { plugins: null, excludedMutations, ignorers: [] }
  const { mutants } = await new Instrumenter(logger).instrument(sources, options)
  return mutants.filter(({ status }) => status === undefined)
}

/** By the same seed always in the same order. */
function shuffle(mutants) {
  const place = (mutant) =>
    createHash('md5')
      .update(`${seed} ${toRange(mutant)} ${mutant.replacement}`)
      .digest('hex')
  return mutants
    .map((mutant) => [place(mutant), mutant])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, mutant]) => mutant)
}

function isIn({ fileName, location }, other) {
  const place = ({ line, column }) => line * 1e4 + column
  return (
    other.fileName === fileName &&
    place(other.location.start) >= place(location.start) &&
    place(other.location.end) <= place(location.end)
  )
}

/** Lines of StrykerJS count from 1 in a range and from 0 in a mutant. */
function toRange({ fileName, location: { start, end } }) {
  return `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}
