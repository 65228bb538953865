import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { nameMutant } from './strykerPlugins.mjs'

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
const chosen = shuffle(all).slice(0, Number(values.count))
console.log(`Seed ${seed}: ${chosen.length} of ${all.length} mutants`)
const folder = join(root, '.data/mutants')
mkdirSync(folder, { recursive: true })
process.env.MUTANTS_CHOSEN = join(folder, `chosen-${process.pid}.json`)
writeFileSync(process.env.MUTANTS_CHOSEN, JSON.stringify(chosen.map(nameMutant)))

const results = await new Stryker({
  mutate: [...new Set(chosen.map(toRange))],
  mutator: { excludedMutations, plugins: null },
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  ...(values.tests && { testFiles: [values.tests] }),
  checkers: ['sample'],
  plugins: [
    import.meta.resolve('@stryker-mutator/vitest-runner'),
    import.meta.resolve('./strykerPlugins.mjs'),
  ],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // What is worked out while a module loads would need every test.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
  disableTypeChecks: false,
  tempDirName: relative(root, folder),
  // Every range is looked for among all files.
  ignorePatterns: [
    ...['/*', '!/package.json', '!/tsconfig*.json', '!/scripts', '!/packages', 'dist', '.turbo'],
    '/packages/{brand,create,elements,webview,widgets}',
  ],
  // A package must find the others beside it, not those that the sandbox was copied from.
  symlinkNodeModules: false,
  buildCommand: `node scripts/mutants/linkPackages.mjs ${root}`,
  reporters: ['survivors', 'progress-append-only'],
}).runMutationTest()

const sum = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
const seen = sum('Killed', 'Timeout', 'RuntimeError')
const tested = seen + sum('Survived', 'NoCoverage')
console.log(
  `Seed ${seed}: ${seen} of ${tested} mutants seen (${((100 * seen) / tested).toFixed(1)} %), ${sum('Timeout')} of them by the time limit; ${chosen.length - tested} act while a module loads and are left out`,
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
function shuffle(list) {
  const place = (mutant) =>
    createHash('md5')
      .update(`${seed}${nameMutant(mutant)}`)
      .digest('hex')
  return list
    .map((mutant) => [place(mutant), mutant])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, mutant]) => mutant)
}

/** Lines of StrykerJS count from 1 in a range and from 0 in a mutant. */
function toRange({ fileName, location: { start, end } }) {
  return `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}
