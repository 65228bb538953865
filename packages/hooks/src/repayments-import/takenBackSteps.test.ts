import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { statementWorld } from '../fixtures/statementWorld.ts'
import {
  matchRepayments,
  type OpenFinancing,
  readStatement,
  type StatementLine,
  takenBackSteps,
} from './index.ts'

const read = async (name: string) =>
  readStatement(new File([await readFile(new URL(`statements/fixtures/${name}`, import.meta.url))], name), {
    createWorker: null,
  })
const loan: OpenFinancing = {
  ...{ reference: 'INV-91', clientId: 'c1', client: 'Okafor', phone: null, currency: null, startDay: null },
  ...{ unpaid: '400', due: [], isCompleted: false, isRepeated: false },
}
type Said = Partial<StatementLine>
const line = (number: number, direction: 'in' | 'out', day: string, text: string, said: Said = {}) =>
  statementWorld.line(number, { direction, day, text, amount: '400.00', ...said })

/** By number of the line: the other one, with `?` where that is not sure. */
function pair(...lines: readonly StatementLine[]): Record<number, string> {
  const steps = takenBackSteps(lines)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const found = [...step.value]
  return Object.fromEntries(
    found.map(([{ line: number }, { other, isSure }]) => [
      number,
      `${other?.line ?? 'none'}${isSure ? '' : '?'}`,
    ]),
  )
}

test('a credit that a later line of the file takes back is proposed for nothing', async () => {
  const { lines } = await read('mt940-taken-back.sta')
  expect(matchRepayments(lines, [loan])).toMatchObject([
    { allocations: [], kind: 'none', confidence: 'low', doubt: 'taken_back' },
  ])
})

test('money that went out and the line that it came back by belong together', async () => {
  const { lines } = await read('csv-taken-back-next-day.csv')
  expect(pair(...lines)).toEqual({ 2: '3', 3: '2' })
})

test.each([
  'REVERSAL OF NIP OKAFOR INV-91',
  'RVSL/OKAFOR',
  'OKAFOR INV-91 returned',
  'RETURN OF FUNDS OKAFOR',
  'Refund to OKAFOR',
  'EXTOURNE VIREMENT OKAFOR',
  'Remboursement OKAFOR',
  'ESTORNO DE TRANSFERENCIA OKAFOR',
  'IMERUDISHWA OKAFOR',
  'قيد معكوس OKAFOR',
])('a debit that says so takes the credit back: %s', (text) => {
  expect(pair(line(1, 'in', '2026-05-05', 'NIP OKAFOR INV-91'), line(2, 'out', '2026-05-07', text))).toEqual({
    ...{ 1: '2', 2: '1' },
  })
})

test('a reversal that names nobody takes the only credit of its amount back, and makes each of several doubtful', () => {
  const ada = line(1, 'in', '2026-05-05', 'NIP ADA OBI')
  const bola = line(2, 'in', '2026-05-05', 'NIP BOLA ADE')
  const back = line(3, 'out', '2026-05-06', 'REVERSAL')
  expect(pair(ada, back)).toEqual({ 1: '3', 3: '1' })
  expect(pair(ada, bola, back)).toEqual({ 1: '3?', 2: '3?', 3: '2' })
  expect(pair(ada, bola, line(3, 'out', '2026-05-06', 'REVERSAL BOLA ADE'))).toEqual({ 2: '3', 3: '2' })
})

test('the same money back to the same name within a week is in doubt, and another name or amount is not', () => {
  const came = line(1, 'in', '2026-05-05', 'NIP FROM ADA OBI')
  expect(pair(came, line(2, 'out', '2026-05-06', 'NIP TO ADA OBI'))).toEqual({ 1: '2?', 2: '1?' })
  expect(pair(came, line(2, 'out', '2026-05-13', 'NIP TO ADA OBI'))).toEqual({})
  expect(pair(came, line(2, 'out', '2026-05-06', 'NIP TO BOLA ADE'))).toEqual({})
  expect(pair(came, line(2, 'out', '2026-05-06', 'REVERSAL ADA OBI', { amount: '400.01' }))).toEqual({})
  expect(
    pair(line(1, 'out', '2026-05-07', 'REVERSAL ADA OBI'), line(2, 'in', '2026-05-08', 'ADA OBI')),
  ).toEqual({})
})

test('a repayment of what went out before, and a clergyman, are never taken for a reversal for sure', () => {
  const out = line(1, 'out', '2026-05-05', 'TRF TO ADA OBI')
  expect(pair(out, line(2, 'in', '2026-05-20', 'REMBOURSEMENT ADA OBI'))).toEqual({ 1: '2?', 2: '1?' })
  expect(pair(line(1, 'out', '2026-05-05', 'CHARGES'), line(2, 'in', '2026-05-06', 'REV JOHN EZE'))).toEqual(
    {},
  )
})

test('a reversal that came in is never sure, also where the file lacks what went out', () => {
  const [proposal] = matchRepayments([line(1, 'in', '2026-05-05', 'RVSL TRF OKAFOR INV-91')], [loan])
  expect(proposal).toMatchObject({ confidence: 'medium', doubt: 'taken_back' })
})
