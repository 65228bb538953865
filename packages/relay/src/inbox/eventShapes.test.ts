import { expect, test } from 'vitest'
import { defaultWebhookParser } from './defaultWebhookParser.ts'

const facts = { customer_partner_id: 'cp_a', amount: 1500.5, account_number: '0123456789', reference: 'tr_1' }
const named = (event: string, data: object = {}) => ({ event, data: { ...facts, ...data } })
const flat = (event: string, data: object = {}) => ({ event, ...facts, ...data })
/** As Paystack writes its events. */
const paystack = (event: string, status: string) => {
  return named(event, { domain: 'live', currency: 'NGN', transfer_code: 'TRF_1', status, source: 'balance' })
}
/** As Flutterwave writes its events. */
const flutterwave = (event: string, status: string, type = 'Transfer') => ({
  ...named(event, { id: 33286, bank_name: 'ACCESS BANK', fee: 26.88, status, narration: 'School fees' }),
  'event.type': type,
})
/** As Monnify writes its events. */
const monnify = (eventType: string, status: string) => {
  return { eventType, eventData: { amount: 10, fee: 20, status, reference: 'ref' } }
}
/** As Korapay writes its events. */
const korapay = (event: string, status: string) => named(event, { fee: 15, status, reference: 'KPY-D-1' })
/** As M-Pesa calls back. */
const mpesa = (ResultCode: number, ResultDesc: string) => {
  return { Result: { ResultType: 0, ResultCode, ResultDesc, TransactionID: 'QK1' } }
}
/** As MTN MoMo calls back. */
const momo = (status: string, more: object = {}) => ({
  ...{ financialTransactionId: '363440463', externalId: '83453', amount: '100', currency: 'GHS' },
  ...{ payee: { partyIdType: 'MSISDN', partyId: '4609274685' }, status, ...more },
})
/** As Stripe writes its events. */
const stripe = (type: string, status: string) => ({
  id: 'evt_1',
  object: 'event',
  type,
  data: { ...facts, object: { id: 'po_1', amount: 1100, status } },
})

/** The shapes by their outcome; a shape that stands under no outcome is unread. */
const shapes: Record<string, unknown[]> = {
  'withdraw succeeded': [
    ...[named('withdrawal.succeeded'), named('withdrawal.succeeded', { status: 'succeeded' })],
    { ...flat('withdrawal.completed'), status: 'successful' },
    ...[named('WITHDRAWAL_SUCCESSFUL'), named('withdrawal', { status: 'successful' })],
    ...[named('transfer', { transaction_status: 'completed' }), named('disbursement.settled')],
    ...[{ event_type: 'payout.paid', payload: facts }, [named('transfer.success')]],
    named('withdrawal.succeeded', { reversed: false, refunded_at: null }),
    named('transfer.success', { type: 'debit', direction: 'outbound' }),
    { ...named('withdrawal.succeeded'), status: 'success' },
    { ...named('withdrawal.succeeded'), type: 'transfer' },
    ...[paystack('transfer.success', 'success'), flutterwave('transfer.completed', 'SUCCESSFUL')],
    ...[monnify('SUCCESSFUL_DISBURSEMENT', 'SUCCESS'), korapay('transfer.success', 'success')],
    ...[momo('SUCCESSFUL', { type: 'disbursement' }), stripe('payout.paid', 'paid')],
  ],
  'withdraw failed': [
    ...[named('withdrawal.failed'), named('withdrawal.failed', { status: 'FAILED' })],
    ...[named('withdraw-rejected'), named('withdrawal/declined'), named('payout.cancelled')],
    named('withdrawal', { state: 'failed' }),
    { ...named('withdrawal.failed'), status: 'success' },
    ...[paystack('transfer.failed', 'failed'), flutterwave('transfer.completed', 'FAILED')],
    ...[monnify('FAILED_DISBURSEMENT', 'FAILED'), korapay('transfer.failed', 'failed')],
    ...[momo('FAILED', { event: 'transfer' }), stripe('payout.failed', 'failed')],
    stripe('payout.canceled', 'canceled'),
  ],
  unread: [
    // By their names alone.
    ...[
      ...['transfer.completed', 'withdrawal.pending', 'withdrawal.approved'],
      ...['withdrawal.retry.succeeded', 'withdrawal.success.pending', 'withdrawal'],
      ...['refund.succeeded', 'payout.chargeback.completed', 'transfer.fee.paid'],
      ...['withdrawal.not.paid', 'withdrawal.incomplete', 'withdrawal.non_success'],
      ...['transaction.paid', 'repayment.registered', 'withdrawal.registered'],
      ...['repayment.reversed', 'withdrawal.reversal.completed', 'withdrawal.refunded'],
      ...['withdrawal.fee.succeeded', 'transfer.received', 'transfer.credit.success'],
      ...['transfer.incoming.completed', 'deposit.succeeded', 'collection.successful'],
      ...['virtual_account.credited', 'withdrawal.receipt.completed', 'withdrawal.receipt'],
      ...['repayment.reminder.completed', 'withdrawal.not_completed', 'withdrawal.unsuccessful'],
      ...['withdrawal.error', 'withdrawal.expired', 'withdrawal.invalid', 'withdrawal.duplicate'],
      ...['withdrawals.succeeded', 'withdrawal.succeeded.v2', 'withdrawal.__proto__'],
    ].map((name) => named(name)),
    // The status does not go with the name, or is no end.
    ...[
      ...['withdrawal.pending: success', 'withdrawal.succeeded: pending'],
      ...['withdrawal.initiated: success', 'withdrawal.scheduled: success'],
      ...['withdrawal: processing', 'withdrawal.updated: success'],
      ...['withdrawal.reversed: pending', 'withdrawal.reversed: failed'],
      ...['transfer.reversal: success', 'withdrawal.succeeded: reversed'],
      ...['repayment.reminder: completed', 'repayment.received: completed'],
      ...['withdrawal: not successful', 'withdrawal.succeeded: failed'],
      ...['withdrawal.failed: success', 'user.created: success', 'something.else: success'],
      ...['constructor: success', 'transaction: reconciled'],
    ].map((each) => {
      const [name = '', status] = each.split(': ')
      return named(name, { status })
    }),
    // A field takes the success back, in the data or beside it.
    ...[
      ...[{ reversed: true }, { is_refunded: true }, { reversed_at: '2026-03-02' }],
      ...[{ transaction_type: 'REVERSAL' }, { category: 'fee' }],
      ...[{ status: 'success', state: 'pending' }, { status: true }, { status: 200 }],
      ...[{ status: { code: 'ok' } }],
    ].map((data) => named('withdrawal.succeeded', data)),
    ...[
      ...[{ status: 'pending' }, { status: 'error' }, { type: 'refund' }],
      ...[{ event_type: 'withdrawal.failed' }, { topic: 'repayment' }],
    ].map((beside) => ({ ...named('withdrawal.succeeded'), ...beside })),
    // Messages of other services, and messages that name no event.
    ...[flat('withdrawal.completed'), named('transfer.completed', { status: '' })],
    named('payout.complete', { status: null }),
    named('withdrawal.reversed', { type: 'fee' }),
    named('transfer.success', { type: 'refund' }),
    named('transfer.success', { direction: 'inbound' }),
    ...[named('transfer.success', { type: 'credit' }), { data: { ...facts, status: 'success' } }],
    { ...facts, status: 'success' },
    ...[
      { mobile_no: '0244123456', amount: 5, state: 'completed' },
      { event: 7, data: facts },
    ],
    ...[{}, paystack('transfer.success', 'otp'), paystack('charge.success', 'success')],
    ...[paystack('refund.processed', 'processed'), paystack('refund.failed', 'failed')],
    paystack('dedicatedaccount.assign.success', 'success'),
    ...[paystack('invoice.payment_failed', 'failed'), flutterwave('transfer.completed', 'NEW')],
    flutterwave('charge.completed', 'successful', 'BANK_TRANSFER_TRANSACTION'),
    flutterwave('transfer.completed', 'SUCCESSFUL', 'ACCOUNT_TRANSACTION'),
    monnify('SUCCESSFUL_DISBURSEMENT', 'REVERSED'),
    ...[monnify('SUCCESSFUL_TRANSACTION', 'PAID'), monnify('SUCCESSFUL_REFUND', 'COMPLETED')],
    ...[monnify('SETTLEMENT', 'COMPLETED'), korapay('transfer.success', 'processing')],
    ...[korapay('charge.success', 'success'), korapay('refund.success', 'success')],
    mpesa(0, 'The service request is processed successfully.'),
    mpesa(2001, 'The initiator information is invalid.'),
    ...[{ Body: { stkCallback: { ResultCode: 0, ResultDesc: 'Success' } } }, momo('SUCCESSFUL')],
    ...[momo('FAILED', { reason: 'NOT_ENOUGH_FUNDS' }), momo('PENDING')],
    ...[stripe('payout.created', 'pending'), stripe('payout.reconciliation_completed', 'paid')],
    stripe('charge.succeeded', 'succeeded'),
  ],
  registered: [
    named('transaction.registered', { transaction_reference: 'tx_1' }),
    named('transaction', { status: 'registered' }),
    named('transaction_registration.completed', { status: 'registered' }),
  ],
  'not registered': [...[named('transaction.failed', { transaction_reference: 'tx_1' })]],
  reconciled: [
    named('repayment.reconciled', { transaction_reference: 'tx_1' }),
    named('bulk-payment completed', { status: 'reconciled' }),
  ],
  'not reconciled': [named('repayment.failed', { transaction_reference: 'tx_1' }), named('payment.rejected')],
  'came back': [
    ...[named('withdrawal.reversed'), named('payout returned')],
    named('transfer', { status: 'reversed' }),
    { ...flat('withdrawal.reversed'), type: 'withdrawal.reversed' },
    named('transfer.reversed', { reversed: true, status: 'reversed' }),
    ...[named('transfer.returned'), paystack('transfer.reversed', 'reversed')],
    ...[monnify('REVERSED_DISBURSEMENT', 'REVERSED'), stripe('transfer.reversed', 'reversed')],
  ],
}

const reads: Record<string, string> = {
  'withdraw reversed': 'came back',
  'registerTransactions succeeded': 'registered',
  'registerTransactions failed': 'not registered',
  'reconcileRepayments succeeded': 'reconciled',
  'reconcileRepayments failed': 'not reconciled',
}

async function becomes(body: unknown): Promise<string> {
  const events = await defaultWebhookParser(JSON.stringify(body))
  return (
    events.map(({ kind, outcome }) => reads[`${kind} ${outcome}`] ?? `${kind} ${outcome}`).join() || 'unread'
  )
}

const count = Object.values(shapes).flat().length

test(`T77, S66: ${count} shapes of events become what the table says, and whatever is not clear is unread`, async () => {
  expect(count).toBeGreaterThanOrEqual(120)
  for (const [expected, bodies] of Object.entries(shapes))
    for (const body of bodies)
      expect([JSON.stringify(body), await becomes(body)]).toEqual([JSON.stringify(body), expected])
})

test('S66: an event whose name holds a word of doubt is unread, whatever final status stands beside it', async () => {
  const doubts = ['reversal', 'refund', 'fee', 'receipt', 'reminder', 'pending', 'not', 'un', 'received']
  for (const kind of ['withdrawal', 'transfer', 'repayment', 'transaction'])
    for (const doubt of [...doubts, 'reversed'])
      for (const final of ['success', 'succeeded', 'completed', 'paid', 'failed', 'declined'])
        for (const name of [
          ...[`${kind}.${doubt}.${final}`, `${doubt}.${kind}.${final}`],
          ...[`${kind}.${final}.${doubt}`, `${kind}_${doubt}${final}`],
        ])
          expect([name, await becomes(named(name, { status: final }))]).toEqual([name, 'unread'])
})
