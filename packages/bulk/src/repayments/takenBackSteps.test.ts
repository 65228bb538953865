import { finishSteps } from '../lib/finishSteps.ts'
import { readFile } from 'node:fs/promises'
import type { Amount } from '@onlend/core'
import { expect, test } from 'vitest'
import { statementWorld } from '../../test/statementWorld.ts'
import { layLineSteps } from './layLineSteps.ts'
import { layRepaymentLines } from './layRepaymentLines.ts'
import {
  matchRepayments,
  type OpenFinancing,
  readStatement,
  type StatementLine,
  takenBackSteps,
} from './index.ts'

const read = async (name: string) =>
  readStatement(
    new File([await readFile(new URL(`../../test/statements/files/${name}`, import.meta.url))], name),
    {
      createWorker: null,
    },
  )
const loan: OpenFinancing = {
  ...{ reference: 'INV-91', clientId: 'c1', client: 'Okafor', phone: null, currency: null, startDay: null },
  ...{ unpaid: '400', due: [], isCompleted: false, isRepeated: false },
}
type Said = Partial<StatementLine>
const line = (number: number, direction: 'in' | 'out', day: string, text: string, said: Said = {}) =>
  statementWorld.line(number, { direction, day, text, amount: '400.00', ...said })

/** By number of the line: the other one, with `?` where that is not sure. */
function pair(...lines: readonly StatementLine[]): Record<number, string> {
  const found = [...finishSteps(takenBackSteps(lines))]
  return Object.fromEntries(
    found.map(([{ line: number }, { other, isSure }]) => [
      number,
      `${other?.line ?? 'none'}${isSure ? '' : '?'}`,
    ]),
  )
}

/** The lines as a person sees them, with nothing decided. */
function lay(lines: readonly StatementLine[]) {
  const takenBack = finishSteps(takenBackSteps(lines))
  const toLines = layRepaymentLines(
    finishSteps(layLineSteps({ lines }, matchRepayments(lines, [loan]), takenBack)),
  )
  return toLines({ decisions: new Map(), credited: new Set(), findFinancing: () => null })
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
  'Chargeback OKAFOR',
  'CHARGE-BACK OKAFOR',
  'CANCELLED TRF OKAFOR',
  'EXTOURNE VIREMENT OKAFOR',
  'Annulation virement OKAFOR',
  'CONTRE-PASSATION OKAFOR',
  'Impayé OKAFOR',
  'ANULAÇÃO OKAFOR',
  'Transferência devolvida OKAFOR',
  'KURUDISHWA OKAFOR',
  'Dá padà OKAFOR',
  'EWEGHACHIRI OKAFOR',
  'إلغاء تحويل OKAFOR',
  'المعكوس OKAFOR',
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
  expect(pair(ada, bola, back)).toEqual({ 1: '3?', 2: '3?', 3: '1' })
  expect(pair(ada, bola, line(3, 'out', '2026-05-06', 'REVERSAL BOLA ADE'))).toEqual({ 2: '3', 3: '2' })
})

test('a reversal that names a client takes the money of nobody else back', () => {
  const okafor = line(1, 'in', '2026-05-05', 'NIP OKAFOR')
  const ada = line(2, 'in', '2026-05-05', 'NIP ADA OBI')
  const backs = [3, 4].map((number) => line(number, 'out', '2026-05-06', 'RVSL NIP OKAFOR'))
  expect(pair(okafor, ada, ...backs)).toEqual({ 1: '3', 3: '1', 4: 'none?' })
  expect(pair(ada, line(3, 'out', '2026-05-06', 'RVSL NIP ZAINAB BELLO'))).toEqual({ 2: '3?', 3: '2?' })
})

test('of two equal credits of a client one that is returned leaves both in doubt, and two that are returned none', () => {
  const came = [1, 2].map((number) => line(number, 'in', '2026-05-05', 'NIP ADA OBI'))
  const back = (number: number) => line(number, 'out', '2026-05-06', 'RVSL ADA OBI')
  expect(pair(...came, back(3))).toEqual({ 1: '3?', 2: '3?', 3: '1' })
  expect(pair(...came, back(3), back(4))).toEqual({ 1: '3', 2: '4', 3: '1', 4: '2' })
})

test('a credit that came again after it was returned is one of two, of which one stayed', () => {
  const came = line(1, 'in', '2026-05-05', 'NIP ADA OBI')
  const back = line(2, 'out', '2026-05-06', 'RVSL ADA OBI')
  expect(pair(came, back, line(3, 'in', '2026-05-07', 'NIP ADA OBI'))).toEqual({ 1: '2', 2: '1' })
})

test('a part that is returned leaves the whole credit in doubt; a small charge does not', () => {
  const came = line(1, 'in', '2026-05-05', 'NIP ADA OBI')
  const back = (amount: Amount) => line(2, 'out', '2026-05-06', 'REVERSAL ADA OBI', { amount })
  expect(pair(came, back('150'))).toEqual({ 1: '2?', 2: '1?' })
  expect(pair(came, back('400.01'))).toEqual({ 1: '2?', 2: '1?' })
  expect(pair(came, back('10.75'))).toEqual({ 2: 'none?' })
  expect(pair(came, line(2, 'out', '2026-05-06', 'TRF ADA OBI', { amount: '150' }))).toEqual({})
})

test('the line of another file that a reversal takes back cannot be known, which is said of the reversal', () => {
  const back = line(1, 'out', '2026-05-05', 'RVSL ADA OBI')
  expect(pair(back)).toEqual({ 1: 'none?' })
  const [out] = lay([back])
  expect(out).toMatchObject({ unused: 'out', proposal: { doubt: 'taken_back', counterLine: null } })
})

test.each([
  'REVERSAL',
  'RVSL 000123',
  'REVERSAL OKAFOR INV-91',
  'REFUND OKAFOR INV-91',
  'Return of funds INV-91',
  'Retour virement OKAFOR',
])('money that came back as %s, without the line that it left by, is doubted and never sure', (text) => {
  const [came] = lay([line(1, 'in', '2026-05-05', text)])
  expect(came).toMatchObject({ group: 'check', unused: null, proposal: { doubt: 'taken_back' } })
})

test.each([
  'REMBOURSEMENT OKAFOR INV-91',
  'Marejesho OKAFOR INV-91',
  'Reembolso INV-91',
  'REV OKAFOR INV-91',
])('a word for a repayment is no doubt of its own: %s', (text) => {
  const [came] = lay([line(1, 'in', '2026-05-05', text)])
  expect(came).toMatchObject({ proposal: { doubt: null } })
})

test('a credit and its reversal both stand as taken back, each with the number of the other', () => {
  const lines = [
    line(1, 'in', '2026-05-05', 'NIP OKAFOR INV-91'),
    line(2, 'out', '2026-05-06', 'RVSL OKAFOR INV-91'),
  ]
  expect(lay(lines)).toMatchObject([
    { id: lines[0]?.digest, unused: 'taken_back', proposal: { counterLine: 2 } },
    { id: lines[1]?.digest, unused: 'taken_back', proposal: { counterLine: 1 } },
  ])
})

test('a reversal of one of several credits is of none of them', () => {
  const credits = [1, 2].map((number) => line(number, 'in', '2026-05-05', `NIP CLIENT${number} INV-91`))
  const [, , out] = lay([...credits, line(3, 'out', '2026-05-06', 'REVERSAL')])
  expect(out).toMatchObject({ unused: 'out', proposal: { doubt: 'taken_back', counterLine: null } })
  const debits = [1, 2].map((number) => line(number, 'out', '2026-05-05', `NIP TO CLIENT${number}`))
  const [came] = lay([...debits, line(3, 'in', '2026-05-06', 'REVERSAL')])
  expect(came).toMatchObject({ unused: 'taken_back', proposal: { kind: 'none', counterLine: null } })
})

test('what a Nigerian is called is no word of a bank', () => {
  const came = line(1, 'in', '2026-05-05', 'NIP ANULIKA EZE')
  expect(pair(came)).toEqual({})
})

test('OFX: a credit that a later debit takes back is proposed for nothing', async () => {
  const trn = (type: string, amount: string, name: string, id: string) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260505<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`
  const text = `OFXHEADER:100\r\n\r\n<OFX><STMTTRN>${trn('CREDIT', '400.00', 'OKAFOR INV-91', 'a')}${trn('DEBIT', '-400.00', 'REVERSAL OF OKAFOR INV-91', 'b')}</OFX>`
  const { lines } = await readStatement(new File([text], 'taken-back.ofx'), { createWorker: null })
  expect(lines.map(({ direction }) => direction)).toEqual(['in', 'out'])
  expect(matchRepayments(lines, [loan])).toMatchObject([{ allocations: [], doubt: 'taken_back' }])
})

test('OFX: a transaction that a later one deletes or replaces is not booked', async () => {
  const trn = (amount: string, id: string, more = '') =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260505<TRNAMT>${amount}<FITID>${id}<NAME>OKAFOR${more}</STMTTRN>`
  const correct = (id: string, action: string) => `<CORRECTFITID>${id}<CORRECTACTION>${action}`
  const deleted = `${trn('400.00', 'a')}${trn('400.00', 'b', correct('a', 'DELETE'))}`
  const replaced = `${trn('500.00', 'c')}${trn('50.00', 'd', correct('c', 'REPLACE'))}`
  const text = `OFXHEADER:100\r\n\r\n<OFX>${deleted}${replaced}</OFX>`
  const { lines, unread } = await readStatement(new File([text], 'corrected.ofx'), { createWorker: null })
  expect(lines.map(({ amount }) => amount)).toEqual(['50.00'])
  expect(unread.map(({ reason }) => reason)).toEqual(['not_booked', 'not_booked', 'not_booked'])
})

test('ten thousand equal lines, half of them reversals that name nobody, are read in no time', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    line(at, at % 2 === 0 ? 'in' : 'out', '2026-05-05', at % 2 === 0 ? `NIP CLIENT ${at}` : 'REVERSAL'),
  )
  expect(finishSteps(takenBackSteps(many)).size).toBe(10_000)
})

test('the same money back to the same name within a week is in doubt, and another name or amount is not', () => {
  const came = line(1, 'in', '2026-05-05', 'NIP FROM ADA OBI')
  expect(pair(came, line(2, 'out', '2026-05-06', 'NIP TO ADA OBI'))).toEqual({ 1: '2?', 2: '1?' })
  expect(pair(came, line(2, 'out', '2026-05-13', 'NIP TO ADA OBI'))).toEqual({})
  expect(pair(came, line(2, 'out', '2026-05-06', 'NIP TO BOLA ADE'))).toEqual({})
  expect(
    pair(line(1, 'out', '2026-05-07', 'REVERSAL ADA OBI'), line(2, 'in', '2026-05-08', 'ADA OBI')),
  ).toEqual({ 1: 'none?' })
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
