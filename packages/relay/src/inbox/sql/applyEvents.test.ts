import { expect, test } from 'vitest'
import { testRelay } from '../../../test/testRelay.ts'
import type { KeptEvent } from '../InboxStore.ts'

/** A withdrawal that the service has taken, and what applies an event that names it. */
async function withdrawn() {
  const { store, withdraw, time } = await testRelay()
  await withdraw('key-named')
  const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const
  const read = async () => {
    const operation = await store.findOperation([owner], 'key-named')
    if (!operation) throw new Error('The withdrawal is not on record')
    return operation
  }
  const { reference } = await read()
  const apply = async (changes: Partial<KeptEvent>): Promise<string> => {
    const messageId = `msg_${crypto.randomUUID()}`
    const received = {
      environment: 'sandbox',
      source: 'service',
      body: '{}',
      signed: true,
      now: time.now,
    } as const
    const { id } = await store.keepDelivery({ ...received, messageId, bodyHash: messageId })
    const event: KeptEvent = {
      ...{ kind: 'withdraw', outcome: 'succeeded', customerPartnerId: 'cp_a', reference },
      ...{ transactionReference: null, amount: null, destinationHash: null, destinationEnd: null },
      ...{ message: null, quarantined: false, needsConfirmation: false, ...changes },
    }
    await store.applyEvents(id, [event], { isParsed: true, redacted: null, again: false, now: time.now })
    return (await read()).state
  }
  return { store, time, owner, apply }
}

test('an event that names an operation settles it only where its sender may say so and nothing has to confirm it', async () => {
  const { apply } = await withdrawn()
  expect(await apply({ quarantined: true })).toBe('accepted')
  expect(await apply({ needsConfirmation: true })).toBe('accepted')
  expect(await apply({})).toBe('succeeded')
})

test('an event is assigned by those alone who act for its partner', async () => {
  const { store, time, owner, apply } = await withdrawn()
  expect(await apply({ reference: 'another', outcome: 'failed' })).toBe('accepted')
  const [event] = await store.listUnmatched([owner], { limit: 10 })
  const assignment = { id: event?.id ?? '', operationId: 'key-named', force: false, by: 'uA', now: time.now }
  expect(await store.assignEvent({ ...assignment, owners: [{ ...owner, id: 'cp_b' }] })).toBeNull()
  expect(await store.assignEvent({ ...assignment, owners: [owner] })).toMatchObject({ state: 'failed' })
})
