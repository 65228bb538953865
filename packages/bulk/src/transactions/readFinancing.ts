import { type Amount, addAmounts, compareAmounts } from '@onlend/core'
import { instalmentFields } from './instalmentFields.ts'
import type { ReadRow } from './readRow.ts'
import type { RowReader } from './RowReader.ts'

type Instalment = NonNullable<ReadRow['financing']>['instalments'][number]

/** Reads the financing that a row requests, or `null`: its amount, its drawdown and its instalments. */
export function readFinancing(
  reader: RowReader,
  payable: Amount | null,
  disbursementDate: string,
  expectedPaymentDate: string,
): ReadRow['financing'] {
  const { rules } = reader
  const written = reader.read('financedAmount')
  if (written === '' && rules.table.instalments.length === 0) return null
  const row = { payable, disbursementDate, expectedPaymentDate }
  const instalments = readInstalments(reader, row)
  if (instalments.length === 0 && (written === '' || /^[0.,\s-]+$/.test(written))) return null
  const amount = reader.readMoney('financedAmount', true)
  const drawdownId = reader.readCode('drawdownId') || (rules.drawdownId ?? '')
  if (drawdownId === '') reader.add('drawdownId', 'DRAWDOWN_MISSING', 'error')
  if (amount !== null && row.payable !== null && compare(amount, row.payable) > 0)
    reader.add('financedAmount', 'FINANCED_ABOVE_PAYABLE', 'warning')
  if (instalments.length === 0) {
    // Like the first state of the form: one instalment, over the whole transaction.
    reader.add('financedAmount', 'INSTALMENTS_MISSING', 'warning')
    const whole = { startDate: disbursementDate, dueDate: expectedPaymentDate, amount }
    return { amount, drawdownId, instalments: [whole] }
  }
  checkInstalments(reader, row, amount, instalments)
  return { amount, drawdownId, instalments: instalments.map(({ number: _number, ...one }) => one) }
}

type Numbered = Instalment & { number: number }

function readInstalments(
  reader: RowReader,
  { disbursementDate }: Pick<ReadRow, 'disbursementDate'>,
): Numbered[] {
  const found: Numbered[] = []
  for (const number of reader.rules.table.instalments) {
    const [start, due, sum] = [
      instalmentFields.name(number, 'StartDate'),
      instalmentFields.name(number, 'DueDate'),
      instalmentFields.name(number, 'Amount'),
    ]
    const [dueText, sumText] = [reader.read(due), reader.read(sum)]
    if (dueText === '' && sumText === '' && reader.read(start) === '') continue
    const dueDate = reader.readDay(due, false)
    const amount = reader.readMoney(sum, false)
    if (dueText === '') reader.add(due, 'INSTALMENT_INCOMPLETE', 'error', { number })
    if (sumText === '') reader.add(sum, 'INSTALMENT_INCOMPLETE', 'error', { number })
    // An instalment without a start day starts with the transaction, as in the form.
    const startDate = reader.read(start) === '' ? disbursementDate : reader.readDay(start, false)
    if (startDate !== '' && dueDate !== '' && dueDate < startDate)
      reader.add(due, 'INSTALMENT_DUE_BEFORE_START', 'error', { number })
    found.push({ number, startDate, dueDate, amount })
  }
  return found
}

function checkInstalments(
  reader: RowReader,
  row: Pick<ReadRow, 'disbursementDate' | 'expectedPaymentDate'>,
  financed: Amount | null,
  instalments: readonly Numbered[],
): void {
  const amounts = instalments.flatMap(({ amount }) => amount ?? [])
  if (financed !== null && amounts.length === instalments.length) {
    const total = addAmounts(...amounts)
    if (compare(total, financed) !== 0)
      reader.add('financedAmount', 'INSTALMENTS_DIFFER', 'error', { total, expected: financed })
  }
  const outside = instalments.find(
    ({ startDate, dueDate }) =>
      (startDate !== '' && row.disbursementDate !== '' && startDate < row.disbursementDate) ||
      (dueDate !== '' && row.expectedPaymentDate !== '' && dueDate > row.expectedPaymentDate),
  )
  if (outside)
    reader.add(instalmentFields.name(outside.number, 'DueDate'), 'INSTALMENTS_OUTSIDE_DATES', 'warning', {
      number: outside.number,
    })
}

/** Compares amounts; equal texts are equal amounts, which saves most rows the exact comparison. */
function compare(left: Amount, right: Amount): number {
  return left === right ? 0 : compareAmounts(left, right)
}
