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
const zod = 'onlend/zod-mini'
const imports = 'eslint/no-restricted-imports'
const globals = 'eslint/no-restricted-globals'
const core = 'packages/core/src/'
const hooks = 'packages/hooks/src/'
const sandbox = 'packages/sandbox/src/http/matchRoute.ts'
const component = 'packages/widgets/src/ui/useThing.ts'

/** A file, its code, and the rules that refuse it; several cases of one path stand in folders of their own. */
const cases = [
  [
    `${hooks}queries/lendingKeys.ts`,
    "export const lendingKeys = { all: () => ['onlend'], x: { queryKey: ['a'] } }",
  ],
  [
    `${hooks}reads/useBanks.ts`,
    'export const useBanks = () => useQuery({ queryKey: lendingKeys.banks(parameters) })',
  ],
  [`${hooks}reads/useBanks.test.tsx`, "useQuery({ queryKey: ['host'] })"],
  [
    `${hooks}reads/useKeys.ts`,
    "export const useKeys = () => useQuery({ queryKey: ['banks', country] })",
    keys,
  ],
  [
    `${hooks}writes/useWithdraw.ts`,
    "export const useWithdraw = () => useMutation({ mutationKey: ['withdraw'] as const })",
    keys,
  ],
  ['packages/widgets/src/withdraw-form/x.ts', "client.invalidateQueries({ queryKey: ['banks'] })", keys],
  [`${hooks}writes/useSetData.ts`, "client.setQueryData(['limit', id], next)", keys],

  [
    `${hooks}forms/useErrors.ts`,
    'export const useErrors = () => { const { errors } = useFormState({ control }); return errors }',
  ],
  [`${hooks}forms/useAmount.ts`, "export const useAmount = () => useWatch({ control, name: 'amount' })"],
  ['apps/host/src/server/main.ts', 'server.watch()'],
  [`${hooks}forms/useWatched.ts`, "export const useWatched = form.watch('amount')", forms],
  [`${hooks}forms/useState.ts`, 'export const useState = form.formState.errors', forms],
  [
    `${hooks}forms/useTaken.ts`,
    'export const useTaken = () => { const { watch } = useForm(); watch() }',
    forms,
  ],
  [
    `${hooks}forms/useContext.ts`,
    'export const useContext = () => { const { formState } = useFormContext(); formState() }',
    forms,
  ],

  [`${core}dates/toIsoDate.ts`, 'export function toIsoDate() {}'],
  [
    `${core}models/Bank.ts`,
    'export const Bank = 1; export type Bank = typeof Bank; export interface BankName { a: 1 }',
  ],
  [`${core}endpointTypes.ts`, 'export type A = 1; export type B = 2'],
  [
    `${core}reads/useRates.ts`,
    'export function ratesQueryKey() {} export function ratesQueryOptions() {} export function useRates() {}',
  ],
  [`${core}operations/withdraw.ts`, 'export const withdrawEffects = 1; export const withdrawOperation = 2'],
  [`${core}envelopes.ts`, 'export const dataEnvelope = 1; export const bareEnvelope = 2'],
  [`${core}paths/ids.ts`, 'export function readId() {} export function isOwnerId() {}'],
  [`${core}withdraw-form/withdraw.words.ts`, 'export const withdraw = {}'],
  [`${core}models/Bank.test.ts`, 'export const a = 1; export const b = 2'],
  [
    `${core}operations/drawdown.ts`,
    'export const drawdownOperation = 1; export const withdrawEffects = 2',
    oneValue,
  ],
  [`${core}models/withdraw.ts`, 'export const withdrawOperation = 1', oneValue],
  [`${core}reads/useLists.ts`, 'export function useLists() {} export function ratesQueryKey() {}', oneValue],
  [`${core}dates/dates.ts`, 'export function toIsoDate() {} export const pattern = /x/', oneValue],
  [`${core}models/ids.ts`, 'export function readId() {} export function isOwnerId() {}', oneValue],
  [`${core}errors/errors.ts`, 'export class ApiError {}', oneValue],

  [`${core}schema/right.ts`, "import * as z from 'zod/mini'\nexport const right = z.string()"],
  [`${core}schema/named.ts`, "import { z } from 'zod/mini'\nexport const named = z.string()", zod],
  [`${core}schema/whole.ts`, "import * as z from 'zod'\nexport const whole = z.string()", arrows, zod],
  [`${core}schema/other.ts`, "import * as zod from 'zod/mini'\nexport const other = zod.string()", zod],
  [`${core}schema/z.ts`, "export { z } from 'zod'", arrows, zod],
  [`${core}schema/late.ts`, "export const late = await import('zod')", arrows, zod],

  // The door of this case's core exports them, see `lint`.
  [`${core}promise.ts`, '/**\n * @example\n * promise()\n */\nexport function promise() {}'],
  [`${core}untold.ts`, '/** Does it. */\nexport function untold() {}', 'onlend/documented-promise'],
  [
    `${core}unwarned.ts`,
    "/**\n * @example\n * unwarned()\n */\nexport function unwarned() { throw new Error('no') }",
    'onlend/documented-promise',
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
  [`${core}lib/f.ts`, "export type F = import('../models/Bank.ts').Bank", arrows],

  [sandbox, "import { endpoints } from '@onlend/core/internal'\nendpoints()"],
  [sandbox, "import { type Bank } from '@onlend/core'\nexport type X = Bank"],
  [
    sandbox.replace('.ts', '.test.ts'),
    "import { createLendingClient } from '@onlend/core'\ncreateLendingClient()",
  ],
  [sandbox, "import { createLendingClient } from '@onlend/core'\ncreateLendingClient()", imports],
  [sandbox, "import { endpoints, parseJson } from '@onlend/core/internal'\nparseJson(endpoints)", imports],
  [sandbox, "import * as core from '@onlend/core'\ncore.a()", imports],
  [sandbox, "export { matchRoute } from '@onlend/core/internal'", imports],

  ['packages/widgets/src/ui/sendIt.ts', "export const sendIt = () => fetch('/x')", globals],
  ['packages/widgets/src/ui/sendIt.test.ts', "fetch('/x')"],
  [`${core}transport/send.ts`, "export const send = () => fetch('/x')"],

  [component, 'export function useThing(on) { if (on) useId() }', 'react-hooks/rules-of-hooks'],
  [
    component,
    "import { useEffect } from 'react'\nexport function useThing({ id }) { useEffect(() => { read(id) }, []) }",
    'react-hooks/exhaustive-deps',
  ],
  [
    component,
    "import { useEffect, useState } from 'react'\nexport function useThing() { const [a, set] = useState(0); useEffect(() => { set(1) }, []); return a }",
    'react/set-state-in-effect',
  ],
  [component, 'export function useThing() { useId(); return Math.random() }', 'react/purity'],
  [
    component,
    "import { useRef } from 'react'\nexport function useThing() { const a = useRef(0); return a.current }",
    'react/refs',
  ],
  [`${core}lib/long.ts`, `export const long = [\n${'  1,\n'.repeat(300)}]`, 'eslint/max-lines'],
  [`${core}lib/unused.ts`, 'export function unused() { const a = 1 }', 'eslint/no-unused-vars'],
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
    }
    const files = [
      ...cases,
      [`${core}index.ts`, door],
      ['packages/core/package.json', JSON.stringify(manifest)],
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
