import type { ErasureReport } from '@onlend/relay'

const reasons: Readonly<Record<ErasureReport['kept'][number]['why'], string>> = {
  inFlight: 'it is being sent, or goes with what is being sent',
  awaitingApproval: 'it waits for a second person: approve or refuse it',
  awaitingOutcome: 'the service has not said yet what came of it',
  outcomeUnknown: 'its outcome is not known: resolve it',
  conflict: 'it is in conflict: resolve it',
  ambiguous: 'events may be about it or about one that equals it: assign them',
  proposal: 'what an operator proposed has not been confirmed',
  recent: 'it changed within the last two weeks, so an event about it may still come',
  openEvent: 'it, or another event of its webhook, waits in the inbox: assign or dismiss it',
  evidence: 'it has settled another partner’s operation',
  staging: 'its bytes could not be deleted',
}

/** Says what an erasure has taken, and of everything that it has left why, a line each. */
export function describeErasure(customerPartnerId: string, { erased, kept }: ErasureReport): string[] {
  const { operations, events, drafts, uploads, destinations, changeEvents, snapshots } = erased
  const counts = [
    ...[
      `${operations} operations`,
      `${events} events with their webhooks`,
      `${drafts} drafts`,
      `${uploads} files`,
    ],
    ...[`${destinations} accounts`, `${changeEvents} change events`, `${snapshots} snapshots`],
  ]
  return [
    `Erased of ${customerPartnerId}: ${counts.join(', ')}.`,
    ...(kept.length === 0
      ? ['Nothing is left but tombstones, which keep its keys from being sent again, and the audit.']
      : [`Left: ${kept.length}. Run this again once they are settled.`]),
    ...kept.map(({ what, id, why }) => `  ${what} ${id}: ${reasons[why]}`),
  ]
}
