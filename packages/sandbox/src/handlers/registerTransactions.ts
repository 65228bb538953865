import type { Handler } from './Handler.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { readDate } from '../http/readDate.ts'
import type { FieldReader } from '../http/readFields.ts'
import { readChoice } from '../http/readChoice.ts'
import { Refusal } from '../http/Refusal.ts'
import { success } from '../http/success.ts'
import type { PartnerRecord, SettlementPlan } from '../state/SandboxState.ts'

/** Partner API, Endpoint 4. The batch is accepted as a whole and each row settles on its own, by webhook (T87). */
export const registerTransactions: Handler = async ({ body }, service) => {
  const fields = jsonBody(body)
  const partner = service.partner(fields.string('customer_partner_id'))
  // T42: spelt with capitals here, unlike in create-business
  readChoice(fields, 'sector', ['Lender', 'Aggregator', 'Market Place'])
  const rows = fields.list('transactions').map(readTransaction)
  const references = rows.map((row) => row.reference)
  const financed = new Map<string, Record<string, string | null>>()
  for (const entry of fields.list('financed_transactions', { mayBeEmpty: true })) {
    const { reference, details } = readFinancing(entry, references)
    financed.set(reference, details)
  }
  for (const row of rows) {
    const plan = planSettlement(partner, row.reference)
    partner.references.push(row.reference)
    await service.accept({
      kind: 'transaction',
      partnerId: partner.id,
      amount: row.amount,
      currency: partner.currency,
      plan,
      destination: {},
      transactionReference: row.reference,
      details: { ...row.details, ...financed.get(row.reference) },
    })
  }
  return success('Transactions are being processed', [])
}

function readTransaction(row: FieldReader): {
  reference: string
  amount: string
  details: Record<string, string | null>
} {
  const client = row.object('client')
  const business = client.optionalString('business_name')
  const details = {
    business_name: business,
    first_name: business ? client.optionalString('first_name') : client.string('first_name'),
    last_name: business ? client.optionalString('last_name') : client.string('last_name'),
    contact_number: client.optionalString('contact_number'),
  }
  const reference = row.string('transaction_reference')
  const disbursementDate = readDate(row, 'disbursement_date')
  readDate(row, 'expected_payment_date')
  const amount = row.amount('amount_payable')
  row.string('financier')
  if (row.has('meta')) row.object('meta')
  return { reference, amount, details: { ...details, disbursement_date: disbursementDate } }
}

function readFinancing(
  entry: FieldReader,
  references: string[],
): { reference: string; details: Record<string, string | null> } {
  const reference = entry.string('transaction_reference')
  if (!references.includes(reference)) {
    throw new Refusal(422, `${entry.toPath('transaction_reference')} does not name one of the transactions`)
  }
  const amount = entry.amount('amount')
  // T59: a drawdown has no id while its request waits
  const drawdownId = entry.optionalString('drawdown_id')
  for (const payment of entry.list('payments')) {
    readDate(payment, 'disbursement_date')
    readDate(payment, 'expected_payment_date')
    payment.amount('amount')
  }
  return { reference, details: { financed_amount: amount, drawdown_id: drawdownId } }
}

function planSettlement(partner: PartnerRecord, reference: string): SettlementPlan {
  if (reference.startsWith('BAD-')) {
    return { outcome: 'failed', message: 'The transaction could not be registered', webhook: 'normal' }
  }
  if (reference.startsWith('DUP-') || partner.references.includes(reference)) {
    return { outcome: 'failed', message: 'Duplicate transaction reference', webhook: 'normal' }
  }
  return { outcome: 'succeeded', message: 'Transaction registered', webhook: 'normal' }
}
