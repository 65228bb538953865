import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const keys = 'onlend/keys-in-one-place'
const forms = 'onlend/no-form-subscription'
const oneValue = 'onlend/one-value-per-file'
const arrows = 'onlend/import-arrows'
const told = 'onlend/documented-promise'
const zod = 'onlend/zod-mini'
const imports = 'eslint/no-restricted-imports'
const globals = 'eslint/no-restricted-globals'
const properties = 'eslint/no-restricted-properties'
const core = 'packages/core/src/'
const hooks = 'packages/hooks/src/'
const sandbox = 'packages/sandbox/src/http/matchRoute.ts'
const component = 'packages/widgets/src/ui/useThing.ts'

/** A file, its code, and the rules that refuse it; several cases of one path stand in folders of their own. */
const cases = [
  [`${hooks}queries/lendingKeys.ts`, "export const lendingKeys = { x: { queryKey: ['a'] } }"],
  [`${hooks}reads/useBanks.test.tsx`, "useQuery({ queryKey: ['host'] })"],
  [
    `${hooks}reads/useKeys.ts`,
    "export const useKeys = () => useQuery({ queryKey: ['banks', country] })",
    keys,
  ],
  [
    `${hooks}writes/useAsConst.ts`,
    "export const useAsConst = () => useMutation({ mutationKey: ['a'] as const })",
    keys,
  ],
  [`${hooks}writes/useSetData.ts`, "client.setQueryData(['limit', id], next)", keys],

  [`${hooks}forms/useAmount.ts`, "export const useAmount = () => useWatch({ control, name: 'amount' })"],
  ['apps/host/src/server/main.ts', 'server.watch()'],
  [`${hooks}forms/useWatched.ts`, "export const useWatched = form.watch('amount')", forms],
  [`${hooks}forms/useState.ts`, 'export const useState = form.formState.errors', forms],
  [
    `${hooks}forms/useTaken.ts`,
    'export const useTaken = () => { const { watch } = useForm(); watch() }',
    forms,
  ],

  [`${core}lib/createRandomId.ts`, 'export const createRandomId = () => crypto.randomUUID()'],
  [`${hooks}forms/toKey.ts`, 'export const toKey = () => crypto.randomUUID()', properties],
  [`${hooks}forms/toKey.ts`, 'export const toKey = () => globalThis.crypto?.subtle', properties],
  ['apps/host/src/app/toKey.ts', 'export const toKey = ({ subtle } = crypto) => subtle', properties],

  [`${core}lib/writeJson.ts`, 'export const writeJson = (value) => JSON.stringify(value)'],
  [`${hooks}forms/toKey.ts`, 'export const toKey = (value) => JSON.stringify(value)', properties],

  [
    `${core}models/Bank.ts`,
    'export const Bank = 1; export type Bank = typeof Bank; export interface BankName { a: 1 }',
  ],
  [`${core}reads/useRates.ts`, 'export function ratesQueryOptions() {} export function useRates() {}'],
  [`${core}operations/withdraw.ts`, 'export const withdrawEffects = 1; export const withdrawOperation = 2'],
  [`${core}envelopes.ts`, 'export const dataEnvelope = 1; export const bareEnvelope = 2'],
  [`${core}withdraw-form/withdraw.words.ts`, 'export const withdraw = {}'],
  [`${core}models/withdraw.ts`, 'export const withdrawOperation = 1', oneValue],
  [
    `${core}reads/useLists.ts`,
    'export function useLists() {} export function ratesQueryOptions() {}',
    oneValue,
  ],
  [`${core}errors/errors.ts`, 'export class ApiError {}', oneValue],

  [`${core}schema/right.ts`, "import * as z from 'zod/mini'\nexport const right = z.string()"],
  [`${core}schema/named.ts`, "import { z } from 'zod/mini'\nexport const named = z.string()", zod],
  [`${core}schema/whole.ts`, "import * as z from 'zod'\nexport const whole = z.string()", zod],
  [`${core}schema/z.ts`, "export { z } from 'zod'", zod],
  [`${core}schema/late.ts`, "export const late = await import('zod')", zod],

  // The door of this case's core exports them, see `lint`.
  [`${core}promise.ts`, '/**\n * @example\n * promise()\n */\nexport function promise() {}'],
  [`${core}untold.ts`, '/** Does it. */\nexport function untold() {}', told],
  [
    `${core}unwarned.ts`,
    "/**\n * @example\n * unwarned()\n */\nexport function unwarned() { throw new Error('no') }",
    told,
  ],
  [
    `${core}caught.ts`,
    "/**\n * @example\n * caught()\n */\nexport function caught() { try { throw new Error('no') } catch { return () => { throw new Error('later') } } }",
  ],
  [`${core}inner.ts`, '/** Does it. */\nexport function inner() {}'],

  [`${core}lib/a.ts`, "import { useMemo } from 'react'\nexport const a = useMemo", arrows],
  [`${core}lib/b.ts`, "export const b = () => import('react')", arrows],
  [`${core}lib/c.ts`, "export * from 'react'", arrows],
  [`${core}lib/d.ts`, "export { d } from 'react'", arrows],
  [`${core}lib/e.ts`, "export type E = import('react').ReactNode", arrows],

  [sandbox, "import { endpoints } from '@onlend/core/internal'\nendpoints()"],
  [sandbox, "import { type Bank } from '@onlend/core'\nexport type X = Bank"],
  [sandbox, "import { createLendingClient } from '@onlend/core'\ncreateLendingClient()", imports],
  [sandbox, "import * as core from '@onlend/core'\ncore.a()", imports],
  ['packages/widgets/src/ui/sendIt.ts', "export const sendIt = () => fetch('/x')", globals],
  ['packages/widgets/src/ui/sendIt.test.ts', "fetch('/x')"],

  [component, 'export function useThing(on) { if (on) useId() }', 'react-hooks/rules-of-hooks'],
  [component, 'export function useThing() { useId(); return Math.random() }', 'react/purity'],
  [`${core}lib/long.ts`, `export const long = [\n${'  1,\n'.repeat(300)}]`, 'eslint/max-lines'],
  [`${core}lib/loose.ts`, 'export const loose = (a: any) => a', 'typescript/no-explicit-any'],
].map(([path, code, ...rules], index) => [place(path, index), code, rules])

const found = lint()

test.each(cases)('%s: %s', (path, _code, rules) => {
  const own = found.filter(({ filename }) => filename === path)
  expect([...new Set(own.map(({ code }) => code))]).toEqual(rules)
})

/** Several cases of a path each have a folder. */
function place(path, index) {
  return path === sandbox || path === component
    ? join(dirname(path), `case${index}`, path.split('/').at(-1))
    : path
}

/** What oxlint says about each case, with the configuration and the rules of the repository. */
function lint() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'oxlint-')))
  try {
    cpSync(join(root, 'scripts/lint'), join(copy, 'scripts/lint'), { recursive: true })
    cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    const door =
      "export { promise } from './promise.ts'\nexport * from './untold.ts'\nexport * from './unwarned.ts'\nexport * from './caught.ts'\n"
    const manifest = {
      name: '@onlend/core',
      type: 'module',
      exports: { '.': { '@onlend/source': './src/index.ts' } },
      dependencies: { zod: '4.0.0' },
    }
    const onCore = '{ "dependencies": { "@onlend/core": "1.0.0", "react": "19.0.0" } }'
    const files = [
      ...cases,
      [`${core}index.ts`, door],
      ['packages/core/package.json', JSON.stringify(manifest)],
      ...['.', 'packages/hooks', 'packages/widgets', 'packages/sandbox'].map((house) => [
        `${house}/package.json`,
        onCore,
      ]),
    ]
    for (const [path, code] of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), code)
    }
    return JSON.parse(run(copy)).diagnostics.map(({ filename, code }) => ({
      filename,
      code: code.replace(/^(.+)\((.+)\)$/, '$1/$2'),
    }))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function run(copy) {
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', 'packages', 'apps'], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return error.stdout
  }
}
