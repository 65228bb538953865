import { addAmounts, type Amount, compareAmounts } from '@onlend/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchRepayments, type OpenFinancing, type StatementLine } from './index.ts'

let made = 0

function makeLine(text: string, amount: Amount, more: Partial<StatementLine> = {}): StatementLine {
  made += 1
  const plain = { line: made, day: '2026-11-20', direction: 'in' as const, currency: null }
  const rest = { reference: null, counterparty: null, balance: null }
  return { digest: `line-${made}`, text, amount, ...plain, ...rest, ...more }
}

function makeLoan(
  reference: string,
  unpaid: Amount | null,
  more: Partial<OpenFinancing> = {},
): OpenFinancing {
  const plain = { clientId: null, client: null, phone: null, currency: null, startDay: null, due: [] }
  return { reference, unpaid, ...plain, isCompleted: false, isRepeated: false, ...more }
}

const ada = { clientId: 'c1', client: 'Ada Obi', phone: '+2348031234567' }
const bola = { clientId: 'c2', client: 'Bola Ade-Cole', phone: '08099990000' }
const loans = [
  makeLoan('TX-2041', '5000.00', { ...ada, due: [{ day: '2026-11-21', unpaid: '5000.00' }] }),
  makeLoan('TX-2042', '3000', { ...ada, due: [{ day: '2026-12-21', unpaid: '1000' }] }),
  makeLoan('TX-7000', '8000', bola),
  makeLoan('TX-20417', '900', { clientId: 'c3', client: 'Chidi Nwosu' }),
]

function matchOne(text: string, amount: Amount, more: Partial<StatementLine> = {}) {
  const [proposal] = matchRepayments([makeLine(text, amount, more)], loans)
  if (!proposal) throw new Error('There is no proposal.')
  const { kind, confidence, reasons, allocations, others } = proposal
  return {
    kind,
    confidence,
    reasons,
    others,
    pays: allocations.map((one) => `${one.reference} ${one.amount}`),
  }
}

test.each(['NIP TX-2041 OK', 'trf tx2041', 'FROM X/TX 2041/000123', 'TX-2O41 ref', 'Acc. tx_2041'])(
  'a reference is found whatever its case, dashes and blanks, and with an O for a zero: %s',
  (text) => {
    expect(matchOne(text, '5000')).toMatchObject({
      kind: 'exact',
      confidence: 'high',
      reasons: ['reference', 'amount', 'date'],
      pays: ['TX-2041 5000'],
    })
  },
)

test.each(['NIP TX-20410', 'TX-2041-8 PAID', 'PRO-TX-2041', 'X2041', 'TTX2041', 'TX-2041.55'])(
  'a reference that is a part of a longer one does not match: %s',
  (text) => expect(matchOne(text, '77').reasons).not.toContain('reference'),
)

test('of two references that begin alike the longer one is taken', () => {
  expect(matchOne('TX-20417', '900').pays).toEqual(['TX-20417 900'])
  expect(matchOne('TX-2041-7', '900').pays).toEqual(['TX-20417 900'])
  expect(matchOne('TX 2041 7 bags', '900').pays).toEqual(['TX-2041 900'])
})

test('less than is left is paid in full toward it; more than is left, as much as is left', () => {
  expect(matchOne('TX-7000', '2500.10')).toMatchObject({ kind: 'under', pays: ['TX-7000 2500.10'] })
  expect(matchOne('TX-7000', '2500.10').confidence).toBe('medium')
  expect(matchOne('TX-7000 cole bola ade', '2500.10').confidence).toBe('high')
  expect(matchOne('TX-7000 bola ade cole', '8000.01')).toMatchObject({
    ...{ kind: 'over', confidence: 'medium', pays: ['TX-7000 8000.00'] },
  })
})

test('a reference with the name of another client is not sure', () => {
  expect(matchOne('TX-7000 FROM ADA OBI', '8000')).toMatchObject({
    ...{ kind: 'exact', confidence: 'medium', others: ['TX-2041', 'TX-2042'] },
  })
})

test('an instalment is exact, by name in any order and by phone', () => {
  expect(matchOne('OBI, ADA savings', '1000')).toMatchObject({
    ...{ kind: 'exact', confidence: 'medium', reasons: ['amount', 'name'], pays: ['TX-2042 1000'] },
  })
  expect(matchOne('Pay bill from 234 803 123 4567', '1000')).toMatchObject({
    ...{ confidence: 'high', reasons: ['amount', 'phone'] },
  })
  expect(matchOne('Óbí Àdá', '5000.0')).toMatchObject({
    confidence: 'high',
    reasons: ['amount', 'name', 'date'],
  })
})

test('one line pays several loans of a payer where their sum fits in one way alone', () => {
  expect(matchOne('ADA OBI', '6000')).toMatchObject({
    ...{ kind: 'several_loans', confidence: 'medium', pays: ['TX-2041 5000.00', 'TX-2042 1000.00'] },
  })
  const twins = ['A-1001', 'A-1002', 'A-1003'].map((reference) => makeLoan(reference, '100', ada))
  const [proposal] = matchRepayments([makeLine('ADA OBI', '200')], twins)
  expect(proposal).toMatchObject({ kind: 'none', allocations: [], others: ['A-1001', 'A-1002', 'A-1003'] })
})

test('two references in one line are paid by it when their sum fits, else left to a person', () => {
  expect(matchOne('TX-2041 and TX-7000', '13000')).toMatchObject({
    kind: 'several_loans',
    confidence: 'high',
  })
  expect(matchOne('TX-2041 and TX-7000', '9000')).toMatchObject({ kind: 'several_loans', confidence: 'low' })
})

test('several lines for one loan have room in it, or are all a conflict', () => {
  const match = (...amounts: Amount[]) =>
    matchRepayments(
      amounts.map((amount) => makeLine('TX-7000 Bola Ade Cole', amount)),
      loans,
    ).map(({ kind, confidence }) => `${kind} ${confidence}`)
  expect(match('5000', '3000')).toEqual(['several_lines high', 'several_lines high'])
  expect(match('8000', '8000')).toEqual(['conflict low', 'conflict low'])
})

test('a line that only its amount ties gives way to one that names the financing', () => {
  const [named, other] = matchRepayments([makeLine('TX-2041', '5000'), makeLine('CASH', '5000')], loans)
  expect(named).toMatchObject({ kind: 'exact', confidence: 'high' })
  expect(other).toMatchObject({ kind: 'none', allocations: [], others: ['TX-2041'] })
})

test('the amount alone is never sure', () => {
  expect(matchOne('CASH DEPOSIT', '5000')).toMatchObject({ confidence: 'low', reasons: ['amount', 'date'] })
  expect(matchOne('CASH DEPOSIT', '8000')).toMatchObject({ kind: 'none', others: ['TX-7000'] })
  expect(matchOne('CASH DEPOSIT', '1.23')).toMatchObject({ kind: 'none', others: [] })
})

test('money that went out, a paid financing and another currency get no proposal', () => {
  expect(matchRepayments([makeLine('TX-2041', '5000', { direction: 'out' })], loans)).toEqual([])
  const paid = [makeLoan('TX-9000', '0', { isCompleted: true })]
  expect(matchRepayments([makeLine('TX-9000', '10')], paid)[0]).toMatchObject({
    ...{ kind: 'none', reasons: ['reference'], others: ['TX-9000'] },
  })
  const inNaira = [makeLoan('TX-9000', '10', { currency: 'NGN' })]
  expect(matchRepayments([makeLine('TX-9000', '10', { currency: 'KES' })], inNaira)[0]?.kind).toBe('none')
})

test('a reference that is listed twice, or a remembered payer, is said', () => {
  const twice = [makeLoan('TX-9000', '10', { isRepeated: true })]
  expect(matchRepayments([makeLine('TX-9000', '10')], twice)[0]?.confidence).toBe('low')
  const line = makeLine('MAMA T VENTURES', '8000')
  const ruled = new Map([[line.digest, { clientId: 'c2', reference: 'TX-7000' }]])
  expect(matchRepayments([line], loans, { ruled })[0]).toMatchObject({
    ...{ kind: 'exact', confidence: 'high', reasons: ['amount', 'rule'] },
  })
})

const cents = fc
  .integer({ min: 1, max: 400 })
  .map((units) => `${Math.floor(units / 4)}.${(units % 4) * 25}` as Amount)
const words = fc.constantFrom(
  'ada',
  'obi',
  'bola',
  'cole',
  'tx',
  '1',
  '12',
  'tx-1',
  'TX-12',
  'tx-11',
  '-',
  '080312345678',
)
const someText = fc.array(words, { maxLength: 8 }).map((all) => all.join(' '))
const someLine = fc.record({ text: someText, amount: cents })
const someLoan = fc.record({
  reference: fc.constantFrom('TX-1', 'TX-11', 'TX-12', 'TX12', 'B-9999', 'TX-O1'),
  unpaid: fc.option(cents),
  client: fc.option(fc.constantFrom('Ada Obi', 'Bola Cole', 'Obi', 'Ada Obi Cole')),
  clientId: fc.option(fc.constantFrom('c1', 'c2')),
  due: fc.array(fc.record({ day: fc.constantFrom('2026-11-19', '2026-12-24'), unpaid: cents }), {
    maxLength: 3,
  }),
})

test('property: never more than the line’s amount in all, nothing without an amount above zero, and no sure conflict', () => {
  fc.assert(
    fc.property(
      fc.array(someLine, { maxLength: 12 }),
      fc.array(someLoan, { maxLength: 12 }),
      (texts, some) => {
        const lines = texts.map(({ text, amount }) => makeLine(text, amount))
        const all = some.map((loan) => makeLoan(loan.reference, loan.unpaid, loan))
        const proposals = matchRepayments(lines, all)
        expect(proposals.map(({ line }) => line)).toEqual(lines)
        const claimed = new Map<string, Amount>()
        for (const { line, allocations, kind, confidence } of proposals) {
          const paid = addAmounts(...allocations.map(({ amount }) => amount))
          expect(compareAmounts(paid, line.amount)).toBeLessThanOrEqual(0)
          for (const { amount } of allocations) expect(compareAmounts(amount, '0')).toBe(1)
          expect(kind === 'none').toBe(allocations.length === 0)
          if (confidence !== 'high') continue
          expect(kind).not.toBe('conflict')
          for (const { reference, amount } of allocations)
            claimed.set(reference, addAmounts(claimed.get(reference) ?? '0', amount))
        }
        for (const [reference, sum] of claimed) {
          const same = all.filter((loan) => loan.reference === reference)
          const [loan] = same
          if (same.length === 1 && loan?.unpaid)
            expect(compareAmounts(sum, loan.unpaid)).toBeLessThanOrEqual(0)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('an amount, a name or a phone that over a hundred loans have tells nothing, and a hundred are looked at', () => {
  const same = (count: number, more: (place: number) => Partial<OpenFinancing>) =>
    Array.from({ length: count }, (_, place) => makeLoan(`TX-${1_000 + place}`, '77', more(place)))
  const others = (text: string, all: OpenFinancing[], amount: Amount = '77') =>
    matchRepayments([makeLine(text, amount)], all)[0]?.others.length
  const unnamed = () => ({})
  expect(others('CASH', same(100, unnamed))).toBe(8)
  expect(others('CASH', same(101, unnamed))).toBe(0)
  const named = (place: number) => ({ clientId: `c${place}`, client: 'Ada Obi' })
  expect(others('ADA OBI', same(100, named), '5')).toBe(8)
  expect(others('ADA OBI', same(101, named), '5')).toBe(0)
  const called = (place: number) => ({ clientId: `c${place}`, phone: '08031234567' })
  expect(others('08031234567', same(100, called), '5')).toBe(8)
  expect(others('08031234567', same(101, called), '5')).toBe(0)
})

test('property: why a line is tied does not depend on what other lines say', () => {
  fc.assert(
    fc.property(
      fc.array(someLine, { minLength: 1, maxLength: 6 }),
      fc.array(someLoan, { maxLength: 12 }),
      (texts, some) => {
        const lines = texts.map(({ text, amount }) => makeLine(text, amount))
        const all = some.map((loan) => makeLoan(loan.reference, loan.unpaid, loan))
        const alone = lines.flatMap((line) => matchRepayments([line], all))
        expect(matchRepayments(lines, all).map(({ reasons }) => reasons)).toEqual(
          alone.map(({ reasons }) => reasons),
        )
      },
    ),
  )
})

test('a line before the financing began, or after today, is proposed and never sure', () => {
  const loan = makeLoan('TX-9100', '2500', { ...ada, startDay: '2026-05-04' })
  const match = (day: string, today?: string) => {
    const lines = [
      makeLine('NIP TX-9100 ADA OBI', '2500', { day }),
      makeLine('from 08031234567', '2500', { day }),
    ]
    return lines.map((line) => {
      const [proposal] = matchRepayments([line], [loan], { today })
      return [proposal?.confidence, proposal?.doubt, proposal?.allocations.length]
    })
  }
  expect(match('2026-01-12')).toEqual([
    ['medium', 'before_start', 1],
    ['medium', 'before_start', 1],
  ])
  expect(match('2026-05-03')).toEqual([
    ['medium', 'before_start', 1],
    ['medium', 'before_start', 1],
  ])
  expect(match('2026-05-04', '2026-05-04')).toEqual([
    ['high', null, 1],
    ['high', null, 1],
  ])
  expect(match('2062-05-04', '2026-05-04')).toEqual([
    ['medium', 'after_today', 1],
    ['medium', 'after_today', 1],
  ])
})

test('one line for several financings is not sure where one of them had not begun', () => {
  const begun = makeLoan('TX-9201', '100', { startDay: '2026-01-01' })
  const later = makeLoan('TX-9202', '200', { startDay: '2026-05-01' })
  const line = makeLine('TX-9201 and TX-9202', '300', { day: '2026-02-01' })
  expect(matchRepayments([line], [begun, later])[0]).toMatchObject({
    ...{ kind: 'several_loans', confidence: 'medium', doubt: 'before_start' },
  })
})
