import { OptionError } from '@onlend/core/internal'
import { parseArgs } from 'node:util'
import type { ErasureReport } from '../index.ts'
import type { OperatorCommand } from './OperatorCommand.ts'

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

/**
 * Erases the data of `--customer-partner`; `--by` is the host's id of the person who decided it. Ends with 2 where data was left, and names
 * that data: run it again later.
 */
export const erase: OperatorCommand = async (relay, { args, print }) => {
  const { values } = parseArgs({
    args,
    options: { 'customer-partner': { type: 'string' }, by: { type: 'string' } },
  })
  const { 'customer-partner': customerPartnerId, by } = values
  if (!customerPartnerId || !by)
    throw new OptionError('say whose data is erased and who decided it: --customer-partner <id> --by <id>')
  const report = await relay.erase({ customerPartnerId }, { by })
  for (const line of describeErasure(customerPartnerId, report)) print(line)
  return report.kept.length === 0 ? 0 : 2
}

/** Describes the data that an erasure took, and the reason for each record that it left, a line each. */
function describeErasure(customerPartnerId: string, { erased, kept }: ErasureReport): string[] {
  const { operations, events, drafts, uploads, destinations, changeEvents, outcomes, snapshots } = erased
  const counts = [
    ...[
      `${operations} operations`,
      `${events} events with their webhooks`,
      `${drafts} drafts`,
      `${uploads} files`,
    ],
    ...[
      `${destinations} accounts`,
      `${changeEvents} change events`,
      `${outcomes} outcome events`,
      `${snapshots} snapshots`,
    ],
  ]
  return [
    `Erased of ${customerPartnerId}: ${counts.join(', ')}.`,
    ...(kept.length === 0
      ? ['Nothing is left but tombstones, which keep its keys from being sent again, and the audit.']
      : [`Left: ${kept.length}. Run this again once they are settled.`]),
    ...kept.map(({ what, id, why }) => `  ${what} ${id}: ${reasons[why]}`),
  ]
}
