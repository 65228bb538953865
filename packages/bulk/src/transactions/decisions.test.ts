import { expect, test } from 'vitest'
import { finishSteps } from '../lib/finishSteps.ts'
import { checkFile, toFile, toSheet } from '../../test/transactions/checkFile.ts'

/** Numbers, a reference and a day that spreadsheets shortened or turned, with the day on which each is to be paid. */
const shortened = () =>
  checkFile(
    toFile(
      toSheet(`reference|client first name|client last name|bvn|mobile|amount|date|due date
      TRX-1|Ngozi|Okafor|2.2E+10|08031234567|12000|2026-03-05|2027-03-05
      2.20E+10|Bisi|Adeyemi|22123456789|08031234568|9000|2026-03-05|2027-03-05
      TRX-3|Uche|Obi|22123456788|8031234569|9000|31/12/2026|2027-03-05
      TRX-4|Ada|Eze|22123456787|08031234560|7000|12/31/2026|2027-03-05`),
    ),
    { layout: { doubts: [], dateOrder: 'day-first' } },
  )

test('what a spreadsheet has shortened is an error until a person mends it, and no row with a warning goes out by default', () => {
  const { checker, codes } = shortened()
  expect([0, 1, 2, 3].map(codes)).toEqual([
    ['error SCIENTIFIC_NUMBER idValue'],
    ['error SCIENTIFIC_NUMBER reference'],
    ['warning LEADING_ZERO_LOST contactNumber'],
    ['error DATE_AGAINST_ORDER disbursementDate'],
  ])
  expect([0, 1, 2, 3].map(checker.toBatchRow)).toEqual([null, null, null, null])
  expect(checker.totals()).toMatchObject({ errors: 3, warnings: 1, held: 1, amounts: [] })
  checker.change({ rowId: 0, values: { idValue: '22000000001' } })
  expect(checker.toBatchRow(0)?.transaction.client.id_value).toBe('22000000001')
})

test('a kind of warning is accepted for all its rows at once, but not for more rows than the person saw', () => {
  const { checker } = shortened()
  expect(checker.decisions()).toEqual([
    { code: 'LEADING_ZERO_LOST', how: 'mend', rows: 1, isTaken: false },
    { code: 'DATE_AGAINST_ORDER', how: 'mend', rows: 1, isTaken: false },
    { code: 'LEADING_ZERO_LOST', how: 'accept', rows: 1, isTaken: false },
  ])
  checker.accept('LEADING_ZERO_LOST', true)
  expect(checker.totals()).toMatchObject({ warnings: 1, held: 0, amounts: [{ rows: 1, amount: '9000' }] })
  expect(checker.toBatchRow(2)?.transaction.client.contact_number).toBe('8031234569')
  checker.change({ rowId: 0, values: { idValue: '22123456780', contactNumber: '8031234561' } })
  expect([0, 2].map(checker.toBatchRow)).toEqual([null, null])
  expect(checker.totals()).toMatchObject({ warnings: 2, held: 2, amounts: [] })
})

test('a kind is mended for all its rows at once, and taken back where no person has changed the cell since', () => {
  const { checker, codes } = shortened()
  finishSteps(checker.mend('LEADING_ZERO_LOST', true))
  finishSteps(checker.mend('DATE_AGAINST_ORDER', true))
  expect([2, 3].map(codes)).toEqual([[], []])
  expect(checker.toBatchRow(2)?.transaction.client.contact_number).toBe('08031234569')
  expect(checker.toBatchRow(3)?.transaction.disbursement_date).toBe('2026-12-31')
  expect(checker.row(2).edited).toEqual(['contactNumber'])
  expect(checker.decisions()).toEqual([
    { code: 'LEADING_ZERO_LOST', how: 'mend', rows: 1, isTaken: true },
    { code: 'DATE_AGAINST_ORDER', how: 'mend', rows: 1, isTaken: true },
  ])
  checker.change({ rowId: 3, values: { disbursementDate: '2026-12-30' } })
  finishSteps(checker.mend('LEADING_ZERO_LOST', false))
  finishSteps(checker.mend('DATE_AGAINST_ORDER', false))
  expect(codes(2)).toEqual(['warning LEADING_ZERO_LOST contactNumber'])
  expect(checker.row(2).edited).toEqual([])
  expect(checker.toBatchRow(3)?.transaction.disbursement_date).toBe('2026-12-30')
})
