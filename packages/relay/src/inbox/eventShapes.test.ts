import { expect, test } from 'vitest'
import { defaultWebhookParser } from './defaultWebhookParser.ts'

type Read =
  | 'withdraw succeeded'
  | 'withdraw failed'
  | 'came back'
  | 'registered'
  | 'not registered'
  | 'reconciled'
  | 'not reconciled'
type Becomes = Read | 'unread'

const facts = { customer_partner_id: 'cp_a', amount: 1500.5, account_number: '0123456789', reference: 'tr_1' }
const named = (event: string, data: object = {}) => ({ event, data: { ...facts, ...data } })
const flat = (event: string, data: object = {}) => ({ event, ...facts, ...data })
/** As Paystack writes its events. */
const paystack = (event: string, status: string, data: object = {}) => ({
  event,
  data: {
    ...facts,
    domain: 'live',
    currency: 'NGN',
    transfer_code: 'TRF_1',
    status,
    source: 'balance',
    ...data,
  },
})
/** As Flutterwave writes its events. */
const flutterwave = (event: string, status: string, type = 'Transfer') => ({
  event,
  'event.type': type,
  data: {
    ...facts,
    id: 33286,
    bank_name: 'ACCESS BANK',
    fee: 26.88,
    status,
    complete_message: 'Done',
    narration: 'School fees',
  },
})
/** As Monnify writes its events. */
const monnify = (eventType: string, status: string) => ({
  eventType,
  eventData: { amount: 10, fee: 20, status, reference: 'ref', destinationAccountNumber: '0068687503' },
})
/** As Korapay writes its events. */
const korapay = (event: string, status: string) => ({
  event,
  data: { ...facts, fee: 15, currency: 'NGN', status, reference: 'KPY-D-1' },
})
/** As M-Pesa calls back. */
const mpesa = (ResultCode: number, ResultDesc: string) => ({
  Result: { ResultType: 0, ResultCode, ResultDesc, OriginatorConversationID: 'a', TransactionID: 'QK1' },
})
/** As MTN MoMo calls back. */
const momo = (status: string, more: object = {}) => ({
  financialTransactionId: '363440463',
  externalId: '83453',
  amount: '100',
  currency: 'GHS',
  payee: { partyIdType: 'MSISDN', partyId: '4609274685' },
  status,
  ...more,
})
/** As Stripe writes its events. */
const stripe = (type: string, status: string) => ({
  id: 'evt_1',
  object: 'event',
  type,
  data: { ...facts, object: { id: 'po_1', amount: 1100, status } },
})

const shapes: [Becomes, unknown][] = [
  // The names that the sandbox uses, and their like.
  ['withdraw succeeded', named('withdrawal.succeeded')],
  ['withdraw failed', named('withdrawal.failed')],
  ['withdraw succeeded', named('withdrawal.succeeded', { status: 'succeeded' })],
  ['withdraw failed', named('withdrawal.failed', { status: 'FAILED' })],
  ['withdraw succeeded', { ...flat('withdrawal.completed'), status: 'successful' }],
  ['unread', flat('withdrawal.completed')],
  ['unread', named('transfer.completed')],
  ['unread', named('transfer.completed', { status: '' })],
  ['unread', named('payout.complete', { status: null })],
  ['withdraw succeeded', named('WITHDRAWAL_SUCCESSFUL')],
  ['withdraw failed', named('withdraw-rejected')],
  ['withdraw failed', named('withdrawal/declined')],
  ['withdraw failed', named('payout.cancelled')],
  ['withdraw succeeded', named('withdrawal', { status: 'successful' })],
  ['withdraw failed', named('withdrawal', { state: 'failed' })],
  ['withdraw succeeded', named('transfer', { transaction_status: 'completed' })],
  ['withdraw succeeded', named('disbursement.settled')],
  ['withdraw succeeded', { event_type: 'payout.paid', payload: facts }],
  ['withdraw succeeded', [named('transfer.success')]],
  ['registered', named('transaction.registered', { transaction_reference: 'tx_1' })],
  ['not registered', named('transaction.failed', { transaction_reference: 'tx_1' })],
  ['registered', named('transaction', { status: 'registered' })],
  ['registered', named('transaction_registration.completed', { status: 'registered' })],
  ['reconciled', named('repayment.reconciled', { transaction_reference: 'tx_1' })],
  ['not reconciled', named('repayment.failed', { transaction_reference: 'tx_1' })],
  ['reconciled', named('bulk-payment completed', { status: 'reconciled' })],
  ['not reconciled', named('payment.rejected')],
  // Steps on the way.
  ['unread', named('withdrawal.pending')],
  ['unread', named('withdrawal.pending', { status: 'success' })],
  ['unread', named('withdrawal.succeeded', { status: 'pending' })],
  ['unread', named('withdrawal.initiated', { status: 'success' })],
  ['unread', named('withdrawal.approved')],
  ['unread', named('withdrawal.scheduled', { status: 'success' })],
  ['unread', named('withdrawal.retry.succeeded')],
  ['unread', named('withdrawal.success.pending')],
  ['unread', named('withdrawal', { status: 'processing' })],
  ['unread', named('withdrawal')],
  ['unread', named('withdrawal.updated', { status: 'success' })],
  // Money that comes back.
  ['came back', named('withdrawal.reversed')],
  ['came back', named('payout returned')],
  ['came back', named('transfer', { status: 'reversed' })],
  ['came back', { ...flat('withdrawal.reversed'), type: 'withdrawal.reversed' }],
  ['came back', named('transfer.reversed', { reversed: true, status: 'reversed' })],
  ['unread', named('repayment.reversed')],
  ['unread', named('withdrawal.reversed', { type: 'fee' })],
  ['unread', named('withdrawal.reversed', { status: 'pending' })],
  ['unread', named('withdrawal.reversed', { status: 'failed' })],
  ['unread', named('withdrawal.reversal.completed')],
  ['unread', named('withdrawal.refunded')],
  ['unread', named('refund.succeeded')],
  ['unread', named('transfer.reversal', { status: 'success' })],
  ['unread', named('withdrawal.succeeded', { status: 'reversed' })],
  ['unread', named('withdrawal.succeeded', { reversed: true })],
  ['unread', named('withdrawal.succeeded', { is_refunded: true })],
  ['unread', named('withdrawal.succeeded', { reversed_at: '2026-03-02' })],
  ['withdraw succeeded', named('withdrawal.succeeded', { reversed: false, refunded_at: null })],
  ['unread', named('withdrawal.succeeded', { transaction_type: 'REVERSAL' })],
  ['unread', named('transfer.success', { type: 'refund' })],
  ['came back', named('transfer.returned')],
  ['unread', named('payout.chargeback.completed')],
  // Fees, receipts, reminders, and money that comes in.
  ['unread', named('transfer.fee.paid')],
  ['unread', named('withdrawal.fee.succeeded')],
  ['unread', named('withdrawal.succeeded', { category: 'fee' })],
  ['unread', named('transfer.received')],
  ['unread', named('transfer.credit.success')],
  ['unread', named('transfer.success', { direction: 'inbound' })],
  ['unread', named('transfer.success', { type: 'credit' })],
  ['withdraw succeeded', named('transfer.success', { type: 'debit', direction: 'outbound' })],
  ['unread', named('transfer.incoming.completed')],
  ['unread', named('deposit.succeeded')],
  ['unread', named('collection.successful')],
  ['unread', named('virtual_account.credited')],
  ['unread', named('withdrawal.receipt.completed')],
  ['unread', named('withdrawal.receipt')],
  ['unread', named('repayment.reminder.completed')],
  ['unread', named('repayment.reminder', { status: 'completed' })],
  ['unread', named('repayment.received', { status: 'completed' })],
  // Negations, contradictions, and what is no word at all.
  ['unread', named('withdrawal.not_completed')],
  ['unread', named('withdrawal.unsuccessful')],
  ['unread', named('withdrawal.not.paid')],
  ['unread', named('withdrawal.incomplete')],
  ['unread', named('withdrawal.non_success')],
  ['unread', named('withdrawal', { status: 'not successful' })],
  ['unread', named('withdrawal.succeeded', { status: 'failed' })],
  ['unread', named('withdrawal.failed', { status: 'success' })],
  ['unread', named('withdrawal.succeeded', { status: 'success', state: 'pending' })],
  ['unread', named('withdrawal.succeeded', { status: true })],
  ['unread', named('withdrawal.succeeded', { status: 200 })],
  ['unread', named('withdrawal.succeeded', { status: { code: 'ok' } })],
  ['unread', { ...named('withdrawal.succeeded'), status: 'pending' }],
  ['unread', { ...named('withdrawal.succeeded'), status: 'error' }],
  ['withdraw succeeded', { ...named('withdrawal.succeeded'), status: 'success' }],
  ['withdraw failed', { ...named('withdrawal.failed'), status: 'success' }],
  ['unread', { ...named('withdrawal.succeeded'), type: 'refund' }],
  ['unread', { ...named('withdrawal.succeeded'), event_type: 'withdrawal.failed' }],
  ['unread', { ...named('withdrawal.succeeded'), topic: 'repayment' }],
  ['withdraw succeeded', { ...named('withdrawal.succeeded'), type: 'transfer' }],
  ['unread', named('withdrawal.error')],
  ['unread', named('withdrawal.expired')],
  ['unread', named('withdrawal.invalid')],
  ['unread', named('withdrawal.duplicate')],
  ['unread', named('withdrawals.succeeded')],
  ['unread', named('withdrawal.succeeded.v2')],
  ['unread', named('user.created', { status: 'success' })],
  ['unread', named('something.else', { status: 'success' })],
  ['unread', named('constructor', { status: 'success' })],
  ['unread', named('withdrawal.__proto__')],
  ['unread', named('transaction.paid')],
  ['unread', named('transaction', { status: 'reconciled' })],
  ['unread', named('repayment.registered')],
  ['unread', named('withdrawal.registered')],
  ['unread', { data: { ...facts, status: 'success' } }],
  ['unread', { ...facts, status: 'success' }],
  ['unread', { mobile_no: '0244123456', amount: 5, state: 'completed' }],
  ['unread', { event: 7, data: facts }],
  ['unread', {}],
  // Paystack.
  ['withdraw succeeded', paystack('transfer.success', 'success')],
  ['withdraw failed', paystack('transfer.failed', 'failed')],
  ['came back', paystack('transfer.reversed', 'reversed')],
  ['unread', paystack('transfer.success', 'otp')],
  ['unread', paystack('charge.success', 'success')],
  ['unread', paystack('refund.processed', 'processed')],
  ['unread', paystack('refund.failed', 'failed')],
  ['unread', paystack('dedicatedaccount.assign.success', 'success')],
  ['unread', paystack('invoice.payment_failed', 'failed')],
  // Flutterwave calls a transfer completed whatever became of it.
  ['withdraw succeeded', flutterwave('transfer.completed', 'SUCCESSFUL')],
  ['withdraw failed', flutterwave('transfer.completed', 'FAILED')],
  ['unread', flutterwave('transfer.completed', 'NEW')],
  ['unread', flutterwave('charge.completed', 'successful', 'BANK_TRANSFER_TRANSACTION')],
  ['unread', flutterwave('transfer.completed', 'SUCCESSFUL', 'ACCOUNT_TRANSACTION')],
  // Monnify.
  ['withdraw succeeded', monnify('SUCCESSFUL_DISBURSEMENT', 'SUCCESS')],
  ['withdraw failed', monnify('FAILED_DISBURSEMENT', 'FAILED')],
  ['came back', monnify('REVERSED_DISBURSEMENT', 'REVERSED')],
  ['unread', monnify('SUCCESSFUL_DISBURSEMENT', 'REVERSED')],
  ['unread', monnify('SUCCESSFUL_TRANSACTION', 'PAID')],
  ['unread', monnify('SUCCESSFUL_REFUND', 'COMPLETED')],
  ['unread', monnify('SETTLEMENT', 'COMPLETED')],
  // Korapay.
  ['withdraw succeeded', korapay('transfer.success', 'success')],
  ['withdraw failed', korapay('transfer.failed', 'failed')],
  ['unread', korapay('transfer.success', 'processing')],
  ['unread', korapay('charge.success', 'success')],
  ['unread', korapay('refund.success', 'success')],
  // M-Pesa and MTN MoMo name no event.
  ['unread', mpesa(0, 'The service request is processed successfully.')],
  ['unread', mpesa(2001, 'The initiator information is invalid.')],
  ['unread', { Body: { stkCallback: { ResultCode: 0, ResultDesc: 'Success' } } }],
  ['unread', momo('SUCCESSFUL')],
  ['unread', momo('FAILED', { reason: 'NOT_ENOUGH_FUNDS' })],
  ['unread', momo('PENDING')],
  ['withdraw succeeded', momo('SUCCESSFUL', { type: 'disbursement' })],
  ['withdraw failed', momo('FAILED', { event: 'transfer' })],
  // Stripe.
  ['withdraw succeeded', stripe('payout.paid', 'paid')],
  ['withdraw failed', stripe('payout.failed', 'failed')],
  ['withdraw failed', stripe('payout.canceled', 'canceled')],
  ['unread', stripe('payout.created', 'pending')],
  ['unread', stripe('payout.reconciliation_completed', 'paid')],
  ['came back', stripe('transfer.reversed', 'reversed')],
  ['unread', stripe('charge.succeeded', 'succeeded')],
]

const reads: Record<string, Read> = {
  'withdraw succeeded': 'withdraw succeeded',
  'withdraw failed': 'withdraw failed',
  'withdraw reversed': 'came back',
  'registerTransactions succeeded': 'registered',
  'registerTransactions failed': 'not registered',
  'reconcileRepayments succeeded': 'reconciled',
  'reconcileRepayments failed': 'not reconciled',
}

async function becomes(body: unknown): Promise<Becomes[]> {
  const events = await defaultWebhookParser(JSON.stringify(body))
  return events.length === 0
    ? ['unread']
    : events.map(({ kind, outcome }) => reads[`${kind} ${outcome}`] ?? 'unread')
}

test(`T77, S66: ${shapes.length} shapes of events become what the table says, and whatever is not clear is unread`, async () => {
  expect(shapes.length).toBeGreaterThanOrEqual(120)
  for (const [expected, body] of shapes) {
    expect([JSON.stringify(body), ...(await becomes(body))]).toEqual([JSON.stringify(body), expected])
  }
})

test('S66: an event whose name holds a word of doubt is unread, whatever final status stands beside it', async () => {
  const doubts = [
    'reversal',
    'refund',
    'fee',
    'receipt',
    'reminder',
    'pending',
    'not',
    'un',
    'received',
    'reversed',
  ]
  const finals = ['success', 'succeeded', 'completed', 'paid', 'failed', 'declined']
  for (const kind of ['withdrawal', 'transfer', 'repayment', 'transaction']) {
    for (const doubt of doubts) {
      for (const final of finals) {
        for (const name of [
          `${kind}.${doubt}.${final}`,
          `${doubt}.${kind}.${final}`,
          `${kind}.${final}.${doubt}`,
          `${kind}_${doubt}${final}`,
        ])
          expect([name, ...(await becomes(named(name, { status: final })))]).toEqual([name, 'unread'])
      }
    }
  }
})
