import type { InboxContext } from './InboxContext.ts'
import type { UnconfirmedEvent } from './InboxRecord.ts'
import { endpoints, isOwnerId } from '@onlend/core/internal'
import { forwardRead } from '../upstream/index.ts'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds until the next read, by the number of earlier reads; after the last read the settlement event waits for an operator. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour]

/** The most events in one round, and the failed lists after which a round gives up; the next sweep goes on. */
const batch = 100
const failures = 3

/**
 * Reads the list of financings for the settlement events that wait for it, once per partner (Partner API, Endpoint 5), and applies the events that
 * the list confirms. Checks the others again at growing intervals, and then leaves them to an operator. One round at a time: a call meanwhile
 * waits for the next round, so that a burst of webhooks is not a burst of reads.
 */
export function confirmEvents(context: InboxContext): Promise<void> {
  const { confirming } = context
  confirming.isAsked = true
  confirming.work ??= confirmUntilIdle(context)
  return confirming.work
}

async function confirmUntilIdle(context: InboxContext): Promise<void> {
  const { confirming } = context
  try {
    while (confirming.isAsked) {
      confirming.isAsked = false
      await confirmDue(context)
    }
  } finally {
    // In the same turn as the last check of `isAsked`: a later call begins a new round and does not wait for this one.
    confirming.work = null
  }
}

async function confirmDue(context: InboxContext): Promise<void> {
  const { store, clock, environment } = context
  const readings = new Map<string, LoanStatuses | null>()
  for (const event of await store.listUnconfirmed(environment, clock.now(), batch)) {
    if (!canBeShown(event)) {
      await leaveToOperator(context, event)
      continue
    }
    const { customerPartnerId } = event
    if (!readings.has(customerPartnerId))
      readings.set(customerPartnerId, await readLoanStatuses(context, customerPartnerId))
    const statuses = readings.get(customerPartnerId)
    const pause = pauses[event.tries]
    if (statuses && isConfirmedBy(event, statuses)) await store.confirmEvent(event.id, clock.now())
    else if (pause === undefined) await leaveToOperator(context, event)
    else await store.postponeEvent(event, clock.now() + pause)
    // The others stay due: an unreachable service must not delay the sweep by one timeout for each partner.
    if ([...readings.values()].filter((read) => read === null).length >= failures) return
  }
}

async function leaveToOperator({ store, logger }: InboxContext, event: UnconfirmedEvent): Promise<void> {
  await store.postponeEvent(event, null)
  logger.warn(
    { event: 'webhook.confirmation_given_up', settlementEvent: event.id },
    'a settlement event was never confirmed by a reading, and is left to an operator',
  )
}

type ShownEvent = UnconfirmedEvent & { customerPartnerId: string; transactionReference: string }

/** Whether the list can confirm a settlement event: the event needs a partner and a transaction, and a failure needs a signature. */
function canBeShown(event: UnconfirmedEvent): event is ShownEvent {
  const { customerPartnerId, transactionReference, outcome, signed } = event
  return customerPartnerId !== null && transactionReference !== null && (outcome === 'succeeded' || signed)
}

/**
 * The list contains a registered transaction, and shows the loan of a successful full repayment as completed; it does not show a partial
 * repayment. The list cannot show a failure either, since it looks the same before the write: the inbox believes a failure for its
 * signature, unless the list shows the success.
 */
function isConfirmedBy({ kind, outcome, transactionReference }: ShownEvent, statuses: LoanStatuses): boolean {
  const wentThrough =
    kind === 'registerTransactions'
      ? statuses.has(transactionReference)
      : statuses.get(transactionReference) === 'completed'
  return wentThrough === (outcome === 'succeeded')
}

/** The loan status of each transaction of a partner, by transaction reference. */
type LoanStatuses = ReadonlyMap<string, string | null>

/** Reads the financed transactions of a customer partner on the relay's own behalf; `null` when they cannot be read. */
async function readLoanStatuses(
  context: InboxContext,
  customerPartnerId: string,
): Promise<LoanStatuses | null> {
  if (!isOwnerId(customerPartnerId)) return null
  const answer = await forwardRead(context, {
    endpoint: 'listFinancings',
    principal: null,
    path: endpoints.listFinancings.path.replace('{customerPartnerId}', () =>
      encodeURIComponent(customerPartnerId),
    ),
    requestId: crypto.randomUUID(),
    caller: new AbortController().signal,
  }).catch(() => null)
  if (answer === null || answer.status !== 200 || answer.body === null) return null
  const body = tryParseJson(await new Response(answer.body).text())
  if (!isRecord(body) || !Array.isArray(body.data)) return null
  const statuses = new Map<string, string | null>()
  for (const record of body.data) {
    if (!isRecord(record) || typeof record.transaction_reference !== 'string') continue
    statuses.set(
      record.transaction_reference,
      typeof record.loan_status === 'string' ? record.loan_status : null,
    )
  }
  return statuses
}
