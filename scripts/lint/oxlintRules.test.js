import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { lintCases } from './lintCases.js'

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
  [`${hooks}reads/useKeys.ts`, "export const useKeys = () => useQuery({ queryKey: ['a'] })", keys],
  [
    `${hooks}writes/useAs.ts`,
    "export const useAs = () => useMutation({ mutationKey: ['a'] as const })",
    keys,
  ],
  [`${hooks}writes/useSetData.ts`, "client.setQueryData(['limit', id], next)", keys],
  [`${hooks}forms/useAmount.ts`, "export const useAmount = () => useWatch({ control, name: 'amount' })"],
  ['apps/host/src/server/main.ts', 'server.watch()'],
  [`${hooks}forms/useWatched.ts`, "export const useWatched = form.watch('amount')", forms],
  [`${hooks}forms/useState.ts`, 'export const useState = form.formState.errors', forms],
  [`${hooks}forms/useIt.ts`, 'export const useIt = () => { const { watch } = useForm(); watch() }', forms],
  [`${core}lib/createRandomId.ts`, 'export const createRandomId = () => crypto.randomUUID()'],
  [`${hooks}forms/toKey.ts`, 'export const toKey = () => crypto.randomUUID()', properties],
  [`${hooks}forms/toKey.ts`, 'export const toKey = () => globalThis.crypto?.subtle', properties],
  ['apps/host/src/app/toKey.ts', 'export const toKey = ({ subtle } = crypto) => subtle', properties],
  [`${core}lib/writeJson.ts`, 'export const writeJson = (value) => JSON.stringify(value)'],
  [`${hooks}forms/toKey.ts`, 'export const toKey = (value) => JSON.stringify(value)', properties],
  [
    `${core}models/Bank.ts`,
    'export const Bank = 1; export type Bank = typeof Bank; export interface B { a: 1 }',
  ],
  [`${core}reads/useRates.ts`, 'export function ratesQueryOptions() {} export function useRates() {}'],
  [`${core}operations/withdraw.ts`, 'export const withdrawEffects = 1; export const withdrawOperation = 2'],
  [`${core}withdraw-form/withdraw.words.ts`, 'export const withdraw = {}'],
  [`${core}models/withdraw.ts`, 'export const withdrawOperation = 1', oneValue],
  [`${core}reads/useA.ts`, 'export function useA() {} export function ratesQueryOptions() {}', oneValue],
  [`${core}errors/errors.ts`, 'export class ApiError {}', oneValue],
  [`${core}schema/right.ts`, "import * as z from 'zod/mini'\nexport const right = z.string()"],
  [`${core}schema/named.ts`, "import { z } from 'zod/mini'\nexport const named = z.string()", zod],
  [`${core}schema/whole.ts`, "import * as z from 'zod'\nexport const whole = z.string()", zod],
  [`${core}schema/z.ts`, "export { z } from 'zod'", zod],
  [`${core}schema/late.ts`, "export const late = await import('zod')", zod],
  [`${core}promise.ts`, '/** @example promise() */\nexport function promise() {}'],
  [`${core}untold.ts`, '/** Does it. */\nexport function untold() {}', told],
  [
    `${core}unwarned.ts`,
    '/** @example unwarned() */\nexport function unwarned() { throw new Error() }',
    told,
  ],
  [
    `${core}caught.ts`,
    '/** @example caught() */\nexport function caught() { try { throw 1 } catch { return () => { throw 2 } } }',
  ],
  [`${core}inner.ts`, '/** Does it. */\nexport function inner() {}'],
  [`${core}lib/a.ts`, "import { a } from 'react'\nexport { a }", arrows],
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

/** The house of the cases: the door of its core exports those that are told. */
const door = ['promise', 'untold', 'unwarned', 'caught'].map((name) => `export * from './${name}.ts'\n`)
const house = [
  [`${core}index.ts`, door.join('')],
  [
    'packages/core/package.json',
    '{ "name": "@onlend/core", "exports": { ".": { "@onlend/source": "./src/index.ts" } }, "dependencies": { "zod": "4.0.0" } }',
  ],
  ...['.', 'packages/hooks', 'packages/widgets', 'packages/sandbox'].map((place) => [
    `${place}/package.json`,
    '{ "dependencies": { "@onlend/core": "1.0.0", "react": "19.0.0" } }',
  ]),
]
const found = lintCases([...cases, ...house], 'oxlint', '--format=json', 'packages', 'apps')

test.each(cases)('%s: %s', (path, _code, rules) => {
  const own = found.filter(({ filename }) => filename === path)
  const codes = own.map(({ code }) => code.replace(/^(.+)\((.+)\)$/, '$1/$2'))
  expect([...new Set(codes)]).toEqual(rules)
})

/** Several cases of a path each have a folder. */
function place(path, index) {
  return path === sandbox || path === component
    ? join(dirname(path), `case${index}`, path.split('/').at(-1))
    : path
}
