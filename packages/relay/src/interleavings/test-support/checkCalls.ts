import type { Moment } from './Moment.ts'
import { mustHold } from './mustHold.ts'

const window = 600_000

/** At most one call per key, none that was not written down first or comes too late, and none for a look-alike that nobody confirmed. */
export function checkCalls({ world, before, after }: Moment): void {
  const called = new Set<string>()
  for (const { sent, state, isLate } of world.calls) {
    const key = `${sent.owner}/${sent.key}`
    mustHold(!called.has(key), 'A key is sent to the service once', key)
    mustHold(state !== null, 'A write is in the ledger before it is sent', key)
    mustHold(!isLate, 'Nothing is sent when others may have taken its sender for dead', key)
    const isGivenUp = state === 'unknown' || state === 'rejected'
    mustHold(!isGivenUp, 'Nothing is sent of which somebody was told how it ended', { key, state })
    const operation = after.operations.get(key)
    mustHold(operation?.payload_hash === sent.payloadHash, 'What is sent is what was written down', key)
    called.add(key)
  }
  for (const [key, operation] of after.operations) {
    if (before.operations.has(key)) continue
    const isAlike = [...before.operations.values()].some(
      ({ owner_id, likeness, state, created_at, rows_succeeded, matched, settled_at }) =>
        owner_id === operation.owner_id &&
        likeness !== null &&
        likeness === operation.likeness &&
        ((state === 'failed' && matched === 'facts' && Number(settled_at) > operation.created_at - window) ||
          (created_at > operation.created_at - window
            ? !['rejected', 'failed'].includes(state) || Number(rows_succeeded) > 0
            : ['unknown', 'submitting'].includes(state))),
    )
    const isConfirmed = world.sent.some(
      ({ owner, key: id, payloadHash, confirm }) =>
        confirm &&
        owner === operation.owner_id &&
        id === operation.id &&
        payloadHash === operation.payload_hash,
    )
    mustHold(!isAlike || isConfirmed, 'A look-alike is sent only when somebody confirmed it', operation)
  }
}
