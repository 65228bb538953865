import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { nameMutant } from './sampleChecker.mjs'

/**
 * Turns comparisons, conditions, ands and ors round, one at a time, and runs the tests that reach the place: a mutant that no test notices is a
 * rule that nothing proves. `npm run mutants [-- [--seed N] [--count N] [--tests GLOB] [file or folder…]]`.
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

const files = (positionals.length > 0 ? positionals : guarded).flatMap(listFiles)
const all = await listMutants(files)
const chosen = shuffle(all, seed).slice(0, Number(values.count))
console.log(`${chosen.length} of ${all.length} mutants of ${files.length} files, seed ${seed}`)
const folder = join(root, '.data/mutants')
mkdirSync(folder, { recursive: true })
process.env.MUTANTS_CHOSEN = join(folder, 'chosen.json')
writeFileSync(process.env.MUTANTS_CHOSEN, JSON.stringify(chosen.map(nameMutant)))

const results = await new Stryker({
  mutate: chosen.map(toRange),
  mutator: { excludedMutations, plugins: null },
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  ...(values.tests && { testFiles: [values.tests] }),
  checkers: ['sample'],
  plugins: [
    import.meta.resolve('@stryker-mutator/vitest-runner'),
    import.meta.resolve('./sampleChecker.mjs'),
  ],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // What is worked out while a module loads would need every test.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  disableTypeChecks: false,
  tempDirName: relative(root, folder),
  ignorePatterns: ['/apps', '.storybook', 'dist', '.turbo', '.data'],
  // A package must find the others beside it, not those that the sandbox was copied from.
  symlinkNodeModules: false,
  buildCommand: `node scripts/mutants/linkPackages.mjs ${root}`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
}).runMutationTest()

const sum = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
const seen = sum('Killed', 'Timeout', 'RuntimeError')
const tested = seen + sum('Survived', 'NoCoverage')
console.log(
  `Seed ${seed}: ${seen} of ${tested} mutants seen (${((100 * seen) / tested).toFixed(1)} %), ${chosen.length - tested} that act while a module loads left out`,
)

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
    .map((name) => join(path, name))
    .sort()
}

async function listMutants(names) {
  const quiet = () => undefined
  const logger = { debug: quiet, info: quiet, warn: quiet, isDebugEnabled: () => false }
  const sources = names.map((name) => ({
    name: resolve(name),
    mutate: true,
    content: readFileSync(name, 'utf8'),
  }))
  const options = { plugins: null, excludedMutations, ignorers: [] }
  const { mutants } = await new Instrumenter(logger).instrument(sources, options)
  return mutants.filter(({ status }) => status === undefined)
}

/** By the same seed always in the same order (mulberry32, Fisher-Yates). */
function shuffle(list, from) {
  let state = from
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const shuffled = [...list]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]]
  }
  return shuffled
}

/** Lines of StrykerJS count from 1 in a range and from 0 in a mutant. */
function toRange({ fileName, location: { start, end } }) {
  return `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}
