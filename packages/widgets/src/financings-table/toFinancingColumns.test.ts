import type { Financing } from '@onlend/core'
import type { FinancingRow } from '@onlend/hooks/tables'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { chooseColumns } from '../table/chooseColumns.ts'
import { writeCsv } from '../table/writeCsv.ts'
import { translate } from '../words/translate.ts'
import { financingsTable as words } from './financingsTable.words.ts'
import { describeFinancing } from './describeFinancing.ts'
import { toFinancingColumns } from './toFinancingColumns.tsx'

const t = (key: keyof typeof words, values?: Record<string, string | number>) =>
  translate({ locale: 'en-NG', messages: {}, words, key, dir: 'ltr', ...(values ? { values } : {}) })

const columns = toFinancingColumns({ t, locale: 'en-NG', lenderTimeZone: 'Africa/Lagos', shown: 'masked' })

function row(financing: Partial<Financing>, rest: Partial<FinancingRow> = {}): FinancingRow {
  return {
    id: '1',
    // The cast: what a column does not read is left out.
    financing: { transaction_reference: 'INV-1', ...financing } as Financing,
    customer: 'Bisi Example',
    currency: 'NGN',
    status: 'defaulted',
    instalments: [],
    dated: null,
    nextDue: '2026-03-31',
    amount: '9007199254740993.17',
    paid: '0',
    unpaid: '0.10',
    overdue: '0',
    ages: [],
    knowsPayments: false,
    ...rest,
  }
}

function read(rows: readonly FinancingRow[], shown: readonly string[]) {
  const chosen = chooseColumns(columns, shown)
  const written = chosen.filter(({ id, fixed, inFile }) => fixed || inFile || shown.includes(id))
  const [heads = [], ...lines] = parse<string[]>(
    writeCsv(rows, written)
      .replace(/^\ufeff/, '')
      .trimEnd(),
  ).data
  return lines.map((line) => Object.fromEntries(line.map((cell, at) => [heads[at], cell])))
}

test('what is exported is text to a spreadsheet, wherever a client or a host wrote it', () => {
  const formula = '=HYPERLINK("https://evil.example","Click")'
  const [line] = read(
    [row({ transaction_reference: formula, drawdown_id: '@SUM(A1)' }, { customer: '+1+1' })],
    ['reference', 'drawdown'],
  )
  expect(line).toMatchObject({ Customer: "'+1+1", Reference: `'${formula}`, Drawdown: "'@SUM(A1)" })
})

test('a file has exact sums with their currency beside them, days as days and states as words', () => {
  const [line] = read([row({})], ['amount', 'unpaid', 'due', 'status'])
  expect(line).toEqual({
    Customer: 'Bisi Example',
    Amount: '9007199254740993.17',
    'Left to pay': '0.10',
    'Next due': '2026-03-31',
    Status: 'Defaulted',
    Currency: 'NGN',
  })
})

test('T81: a phone number is hidden in a file as it is on the page', () => {
  const [line] = read([row({ contact_number: '+2348031234567' })], ['phone'])
  expect(line?.['Phone']).not.toMatch(/\d{5}/)
})

test('T48: a state that the kit does not know is said as the lender writes it', () => {
  expect(
    ['completed', 'defaulted', 'restructured', '', null].map((status) => describeFinancing.status(status, t)),
  ).toEqual(['Completed', 'Defaulted', 'restructured', null, null])
})

test('how an instalment stands is said in words', () => {
  const say = (state: 'paid' | 'overdue' | 'due', days: number) => describeFinancing.days({ state, days }, t)
  expect([say('overdue', -1), say('overdue', -40), say('due', 0), say('due', 1), say('paid', -3)]).toEqual([
    '1 day late',
    '40 days late',
    'Due today',
    'Due in 1 day',
    'Paid',
  ])
})
