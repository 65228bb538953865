import type { Transaction } from '@onlend/core'
import type { SentRow } from '../batches/index.ts'
import type { ReadRow } from './readRow.ts'

/** A row for the batch, equal to the request of the form of one transaction; `null` with a missing value (Partner API, Endpoint 4). */
export function toBatchRow(row: ReadRow, line: number): Extract<SentRow, { transaction: unknown }> | null {
  const { payable, reference, financing } = row
  const client = toClient(row)
  if (payable === null || client === null || reference === '') return null
  const transaction: Transaction = {
    client,
    transaction_reference: reference,
    disbursement_date: row.disbursementDate,
    expected_payment_date: row.expectedPaymentDate,
    amount_payable: payable,
    financier: row.financier,
    ...(row.reason === '' ? {} : { reason: row.reason }),
  }
  if (financing === null) return { line, transaction, financed: null }
  const payments = financing.instalments.flatMap(({ startDate, dueDate, amount }) =>
    // T28: the service calls an instalment's start day `disbursement_date`.
    amount === null ? [] : [{ disbursement_date: startDate, expected_payment_date: dueDate, amount }],
  )
  if (financing.amount === null || payments.length !== financing.instalments.length) return null
  const { amount, drawdownId } = financing
  return {
    line,
    transaction,
    financed: { transaction_reference: reference, amount, drawdown_id: drawdownId, payments },
  }
}

function toClient(row: ReadRow): Transaction['client'] | null {
  const identity = {
    ...(row.contactNumber === '' ? {} : { contact_number: row.contactNumber }),
    // T40: the number is a text, which keeps zeros and letters.
    ...(row.idType === '' ? {} : { id_type: row.idType, id_value: row.idValue }),
  }
  // T56: a business has one name; its row sends no names of a person.
  if (row.businessName !== '') return { ...identity, business_name: row.businessName }
  if (row.firstName === '' || row.lastName === '') return null
  return { ...identity, first_name: row.firstName, last_name: row.lastName }
}
