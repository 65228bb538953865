import { expect, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { heldClock } from '../../test/heldClock.ts'
import { ownerOfA, readOperation } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

/** A relay before a service that answers when the test says so. */
async function slowService(options: Parameters<typeof testRelay>[0] = {}) {
  const clock = heldClock()
  const called = deferred<void>()
  const answer = deferred<Response>()
  const relay = await testRelay({ clock, ...options })
  relay.upstream.answer = ({ signal }) => {
    called.resolve()
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      void answer.promise.then(resolve)
    })
  }
  return { ...relay, clock, called: called.promise, answer: answer.resolve }
}

/** A withdrawal whose person was told after 15 s that its outcome is not known. */
async function leaveUnanswered(relay: Awaited<ReturnType<typeof slowService>>, key: string) {
  const asked = relay.withdraw(key)
  await relay.called
  relay.clock.advance(15_000)
  return asked
}
const said = (message: string, status = 200): Response =>
  Response.json({ status: 'success', message, data: [] }, { status })

test.each([
  ['yes', said('Transfer in progress'), { state: 'accepted', acceptedAt: '2026-03-02T10:00:20.000Z' }],
  ['no', said('Insufficient balance', 422), { state: 'rejected', serviceMessage: 'Insufficient balance' }],
])(
  'a withdrawal that the service answers after 20 s with a %s is unknown after 15 s, and settled by that answer',
  async (_what, late, end) => {
    const relay = await slowService()
    const told = await leaveUnanswered(relay, 'key-late')
    expect([told.code, told.data]).toMatchObject(['outcome_unknown', { id: 'key-late', state: 'unknown' }])
    expect(await readOperation(relay, 'key-late')).toMatchObject({ state: 'unknown', acceptedAt: null })
    expect((await relay.withdraw('key-late')).code).toBe('outcome_unknown')

    relay.clock.advance(5_000)
    relay.answer(late)
    await relay.relay.close()
    expect(await readOperation(relay, 'key-late')).toMatchObject(end)
    expect(relay.upstream.seen).toHaveLength(1)
    const { changeEvents } = await relay.store.listChangeEvents(ownerOfA, 0, 10)
    // Being sent, not known, and what the service said.
    expect(changeEvents.map(({ operationId }) => operationId)).toEqual(['key-late', 'key-late', 'key-late'])
    const lines = relay.logs.filter((line) => line.includes('"write.'))
    expect(lines.map((line) => /write\.\w+/.exec(line)?.[0])).toEqual(['write.unanswered', 'write.late'])
    expect(lines[1]).toContain(`"state":"${end.state}"`)
  },
)

test('a late answer to a withdrawal is awaited for the timeout of a write and no longer, and then it stays unknown', async () => {
  const relay = await slowService()
  expect((await leaveUnanswered(relay, 'key-never')).code).toBe('outcome_unknown')
  relay.clock.advance(30_000)
  await relay.relay.close()
  expect(await readOperation(relay, 'key-never')).toMatchObject({ state: 'unknown' })
  relay.answer(said('too late'))
  expect(relay.clock.waiting()).toBe(0)
})

test('closing waits for a late answer, and where it waits no longer the write is unknown', async () => {
  const relay = await slowService()
  await leaveUnanswered(relay, 'key-closing')
  const closing = relay.relay.close({ deadline: 1_000 })
  // The closing has begun when a write is refused for it.
  expect((await relay.withdraw('key-after')).code).toBe('shutting_down')
  relay.clock.advance(1_000)
  expect(await closing).toEqual({ unfinished: [{ work: 'write', id: 'key-closing' }] })
  expect(await readOperation(relay, 'key-closing')).toMatchObject({ state: 'unknown' })
})

test('a late answer is recorded although the ledger failed when the person was answered', async () => {
  let failures = 1
  const relay = await slowService({
    wrapStore: (store) => ({
      ...store,
      record: (key, outcome) => {
        failures -= 1
        return failures === 0 ? Promise.reject(new Error('down')) : store.record(key, outcome)
      },
    }),
  })
  expect((await leaveUnanswered(relay, 'key-failing')).code).toBe('outcome_unknown')
  expect(await readOperation(relay, 'key-failing')).toMatchObject({ state: 'submitting' })
  relay.answer(said('Transfer in progress'))
  await relay.relay.close()
  expect(await readOperation(relay, 'key-failing')).toMatchObject({ state: 'accepted' })
})

test('while a late answer is awaited no other instance sends the withdrawal or gives it up', async () => {
  const first = await slowService()
  const second = await testRelay({ clock: first.clock, store: first.store })
  await leaveUnanswered(first, 'key-of-two')
  const nothing = { staleBefore: 0, answersBefore: 0, changeEventsBefore: 0, deliveriesBefore: 0 }
  await second.store.sweep({ environment: 'sandbox', now: first.clock.now(), ...nothing })
  expect((await second.withdraw('key-of-two')).code).toBe('outcome_unknown')
  first.answer(said('Transfer in progress'))
  await first.relay.close()
  expect(await readOperation(second, 'key-of-two')).toMatchObject({ state: 'accepted' })
  expect([first.upstream.seen.length, second.upstream.seen.length]).toEqual([1, 0])
})
