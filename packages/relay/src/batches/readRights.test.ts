import { expect, test } from 'vitest'
import { makePayments, sendBatch, untilBatch } from '../../test/batches.ts'
import { holdPieces, ok, openRelay, refuse, resume } from '../../test/openBatches.ts'
import { people, type TestRelay } from '../../test/testRelay.ts'

/** Asks as the channel partner's person, however the helper asks. */
const asP = ({ send }: TestRelay): Pick<TestRelay, 'send'> => ({
  send: (method, path, options) => send(method, path, { ...options, as: 'uP' }),
})

test('S161: a person who lost the right, or was signed out by an operator, stops the batch; another one resumes it', async () => {
  const state = { isAllowed: true }
  const relay = await openRelay({
    authorize: ({ principal }) => principal.userId !== 'uA' || state.isAllowed,
  })
  const gate = holdPieces(relay)
  await sendBatch(relay, makePayments(200))
  await gate.arrived()
  state.isAllowed = false
  gate.open()
  const stopped = await untilBatch(asP(relay), ({ state }) => state === 'stopped')
  expect([stopped.problem, stopped.counts.awaited, stopped.counts.unsent]).toEqual(['forbidden', 100, 100])
  expect((await resume(relay)).code).toBe('not_found')
  await resume(relay, undefined, 'uP')
  await untilBatch(asP(relay), (batch) => batch.state === 'sent')
})

test.each([
  ['the person', { userId: 'uA' }, undefined, 'stopped'],
  ['the session, by an operator', { sessionId: 's-1' }, 'uO', 'stopped'],
  ['the session, by the person', { sessionId: 's-1' }, undefined, 'sent'],
] as const)(
  'S161: when %s is signed out while a batch goes out, it is %s',
  async (_what, subject, by, state) => {
    const relay = await openRelay({
      authenticate: (request) =>
        (request.headers.get('Cookie') ?? '').endsWith('=uP')
          ? { ...people.uP, customerPartners: [...people.uP.customerPartners] }
          : { ...people.uA, customerPartners: [...people.uA.customerPartners], sessionId: 's-1' },
    })
    const gate = holdPieces(relay)
    await sendBatch(relay, makePayments(200))
    await gate.arrived()
    await relay.relay.revoke(subject, by === undefined ? {} : { by })
    gate.open()
    const batch = await untilBatch(asP(relay), (each) => each.state === state)
    expect(batch.problem).toBe(state === 'stopped' ? 'unauthenticated' : null)
    expect(relay.upstream.seen).toHaveLength(state === 'stopped' ? 1 : 2)
  },
)

test('S161: rights are good for no longer than a session, unless the host reads the person again', async () => {
  const relay = await openRelay({ sessionLifetime: 60_000 })
  relay.upstream.answer = () => refuse(429, { 'Retry-After': '120' })
  await sendBatch(relay, makePayments(3))
  await untilBatch(relay, ({ state }) => state === 'waiting')
  relay.time.now += 86_400_000
  await relay.relay.sweep()
  expect((await untilBatch(relay, ({ state }) => state === 'stopped')).problem).toBe('unauthenticated')

  const asked: unknown[] = []
  const found: { principal: unknown } = { principal: null }
  const hooked = await openRelay({
    sessionLifetime: 60_000,
    batches: {
      findPrincipal: (question) => {
        asked.push(question)
        // The cast: a host may answer anything.
        return found.principal as never
      },
    },
  })
  hooked.upstream.answer = ok
  await sendBatch(hooked, makePayments(3))
  expect((await untilBatch(hooked, ({ state }) => state === 'stopped')).problem).toBe('unauthenticated')
  expect(asked).toMatchObject([
    { principal: { userId: 'uA' }, customerPartnerId: 'cp_a', batchId: 'batch-0001' },
  ])
  found.principal = { ...people.uB }
  await resume(hooked)
  expect((await untilBatch(hooked, ({ state }) => state === 'stopped')).problem).toBe('unauthenticated')
  found.principal = { ...people.uA, endpoints: [] }
  await resume(hooked)
  await untilBatch(hooked, ({ state, problem }) => state === 'stopped' && problem === 'forbidden')
  found.principal = people.uA
  await resume(hooked)
  await untilBatch(hooked, ({ state }) => state === 'sent')
})
