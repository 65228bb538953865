import type { Moment } from './Moment.ts'
import { mustHold } from './mustHold.ts'

const window = 600_000

/** At most one call per key, none that was not written down first, and none for a look-alike that nobody confirmed. */
export function checkCalls({ world, before, after }: Moment): void {
  const called = new Set<string>()
  for (const { sent, wasWritten } of world.calls) {
    const key = `${sent.owner}/${sent.key}`
    mustHold(!called.has(key), 'A key is sent to the service once', key)
    mustHold(wasWritten, 'A write is in the ledger before it is sent', key)
    const operation = after.operations.get(key)
    mustHold(operation?.payload_hash === sent.payloadHash, 'What is sent is what was written down', key)
    called.add(key)
  }
  for (const [key, operation] of after.operations) {
    if (before.operations.has(key)) continue
    const isAlike = [...before.operations.values()].some(
      ({ owner_id, likeness, state, created_at }) =>
        owner_id === operation.owner_id &&
        likeness !== null &&
        likeness === operation.likeness &&
        created_at > operation.created_at - window &&
        state !== 'rejected' &&
        state !== 'failed',
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
