import type { RelayContext } from '../RelayContext.ts'
import type { UnconfirmedEvent } from '../stores/RelayStore.ts'
import { type LoanStatuses, readLoanStatuses } from './readLoanStatuses.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds until the next reading, by how many there have been; after the last one the word is an operator's. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour]

/** Words in one go; what is left is done by the next sweep. */
const batch = 100

/**
 * Reads the list of financings for every word that waits for it, once per partner (Partner API, Endpoint 5), and matches what the list
 * bears out. What it does not is asked for again, at longer and longer intervals, and then left to an operator. One round at a time: whoever
 * asks meanwhile waits for the next one, so that a burst of webhooks is not a burst of readings.
 */
export function confirmEvents(context: RelayContext): Promise<void> {
  const { confirming } = context
  confirming.isAsked = true
  confirming.work = confirmWhileAsked(context).finally(() => {
    confirming.work = null
  })
  return confirming.work
}

async function confirmWhileAsked(context: RelayContext): Promise<void> {
  const { confirming } = context
  while (confirming.isAsked) {
    confirming.isAsked = false
    await confirmDue(context)
  }
}

async function confirmDue(context: RelayContext): Promise<void> {
  const { store, clock, environment, logger } = context
  const readings = new Map<string, Promise<LoanStatuses | null>>()
  for (const event of await store.listUnconfirmed(environment, clock.now(), batch)) {
    const { customerPartnerId } = event
    const reading =
      customerPartnerId === null
        ? null
        : (readings.get(customerPartnerId) ?? readLoanStatuses(context, customerPartnerId))
    if (customerPartnerId !== null && reading) readings.set(customerPartnerId, reading)
    const statuses = await reading
    if (statuses && isBorneOut(event, statuses)) {
      await store.confirmEvent(event.id, clock.now())
      continue
    }
    const pause = pauses[event.tries]
    await store.postponeEvent(event, pause === undefined ? null : clock.now() + pause)
    if (pause === undefined) {
      logger.warn(
        { event: 'webhook.not_borne_out', word: event.id },
        'a word was never borne out by a reading',
      )
    }
  }
}

/**
 * A registered transaction is in the list, and the loan of a repayment that went through is completed; part of a loan paid back cannot be seen
 * there, so that it is left to an operator. That something failed cannot be seen either: before it is carried out the list looks the same. So a
 * failure needs a signature, and a list that does not contradict it.
 */
function isBorneOut(
  { kind, outcome, transactionReference, signed }: UnconfirmedEvent,
  statuses: LoanStatuses,
): boolean {
  if (transactionReference === null) return false
  const isSo =
    kind === 'registerTransactions'
      ? statuses.has(transactionReference)
      : statuses.get(transactionReference) === 'completed'
  return outcome === 'succeeded' ? isSo : !isSo
}
