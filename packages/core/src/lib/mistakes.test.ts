import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { suggestName } from './suggestName.ts'
import { warnMistake } from './warnMistake.ts'
import { warnUnknownName } from './warnUnknownName.ts'

const said = () => vi.mocked(console.error).mock.calls.map(([line]) => line)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a mistake is told once, in one line that names the kit', () => {
  warnMistake('no relay answers.')
  warnMistake('no relay answers.')
  warnMistake('another.')
  expect(said()).toEqual(['Onlend: no relay answers.', 'Onlend: another.'])
})

test('a production build says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production')
  warnMistake('no relay answers.')
  warnUnknownName({ name: 'amuont', what: 'field', known: ['amount'], effect: 'it changes nothing' })
  expect(said()).toEqual([])
})

test('where nothing says whether it is development, nothing is said and nothing breaks', () => {
  vi.stubGlobal('process', undefined)
  try {
    warnMistake('no relay answers.')
    warnUnknownName({ name: 'amuont', what: 'field', known: ['amount'], effect: 'it changes nothing' })
  } finally {
    vi.unstubAllGlobals()
  }
  expect(said()).toEqual([])
})

test('an unknown name comes with the one that was meant, else with all, where they are few', () => {
  const known = ['narration', 'amount', 'accountName']
  const about = { what: 'field of the form withdraw', known, effect: 'its rule changes nothing' }
  warnUnknownName({ ...about, name: 'amuont' })
  warnUnknownName({ ...about, name: 'email' })
  warnUnknownName({ ...about, name: 'amount' })
  warnUnknownName({ ...about, known: Array.from({ length: 2_000 }, (_, at) => `key ${at}`), name: 'footer' })
  expect(said()).toEqual([
    'Onlend: "amuont" is no field of the form withdraw; its rule changes nothing. Did you mean "amount"?',
    'Onlend: "email" is no field of the form withdraw; its rule changes nothing. Known are: accountName, amount, narration.',
    'Onlend: "footer" is no field of the form withdraw; its rule changes nothing. The reference lists the known ones.',
  ])
})

test.each([
  ['amuont', 'amount'],
  ['Nigeria', 'nigeria'],
  ['nigera', 'nigeria'],
  ['WithdrwaForm', 'WithdrawForm'],
  ['withdraw.titel', 'withdraw.title'],
  ['senegal', null],
  ['', null],
])('%s may have been meant as %s', (name, meant) => {
  const known = ['amount', 'nigeria', 'ghana', 'kenya', 'WithdrawForm', 'withdraw.title', 'withdraw.review']
  expect(suggestName(name, known)).toBe(meant)
})
