import type { OutcomeDelivery, OutcomeEvent } from '@onlend/core/relay'
import { expect, onTestFinished, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { withdrawOfB } from '../../test/operations.ts'
import { people, testRelay, type TestRelay } from '../../test/testRelay.ts'
import type { JoinOptions } from '../joinRelay.ts'
import type { Measurement } from '../observability/Measurement.ts'
import type { OutcomeMessage, OutcomeOptions, OutcomeReceipt } from './OutcomeOptions.ts'
import { waits } from './waits.ts'

type Books = TestRelay & {
  clock: ReturnType<typeof heldClock>
  /** The messages of every try, oldest first. */
  tries: OutcomeMessage[]
  measured: Measurement[]
  /** Lets time pass, and waits until there were so many tries. */
  until(tries: number, pass?: number): Promise<void>
  listTypes(): string[]
}

const read = ({ body }: OutcomeMessage): OutcomeEvent => JSON.parse(body)

/** A relay whose outcomes go to `receive`; the person who asks is an operator and acts for A. */
async function openBooks(
  receive: (event: OutcomeEvent, signal: AbortSignal) => OutcomeReceipt | Promise<OutcomeReceipt>,
  { outcomes = {}, ...options }: Partial<JoinOptions> & { outcomes?: OutcomeOptions } = {},
): Promise<Books> {
  const clock = heldClock()
  const tries: OutcomeMessage[] = []
  const measured: Measurement[] = []
  const opened = await testRelay({
    clock,
    authenticate: () => ({ ...people.uA, customerPartners: [{ id: 'cp_a', name: 'A' }], operator: true }),
    metrics: { record: (measurement) => void measured.push(measurement) },
    outcomes: {
      async webhook(message, { signal }) {
        tries.push(message)
        return receive(read(message), signal)
      },
      ...outcomes,
    },
    ...options,
  })
  onTestFinished(async () => void (await opened.relay.close({ deadline: 0 })))
  opened.time.now = clock.now()
  await opened.relay.sweep()
  return {
    ...{ ...opened, clock, tries, measured },
    async until(count, pass = 0) {
      clock.advance(pass)
      opened.time.now = clock.now()
      await expect.poll(() => tries.length, { interval: 5 }).toBe(count)
    },
    listTypes: () => tries.map((message) => read(message).type),
  }
}

const delivered: OutcomeReceipt = { type: 'delivered' }
const failed: OutcomeReceipt = { type: 'failed', problem: '503' }

test('the partner hears of each change at once, once the ledger has it, and with an id to know a repeat by', async () => {
  const books = await openBooks(() => delivered, {
    outcomes: { tenantOf: ({ id }) => `tenant of ${id}` },
  })
  await books.withdraw('key-of-outcome')
  await books.until(1)
  await sendWebhook(books)
  await books.until(2)
  expect(books.listTypes()).toEqual(['operation.accepted', 'operation.succeeded'])
  const [first, second] = books.tries
  expect(first?.id).not.toBe(second?.id)
  const owner = { kind: 'customerPartnerId', id: 'cp_a' }
  expect(second).toMatchObject({ owner, tenant: 'tenant of cp_a', at: books.clock.now() })
  expect(second && read(second)).toMatchObject({
    ...{ version: 1, id: second?.id, environment: 'sandbox', tenant: 'tenant of cp_a' },
    ...{ customerPartnerId: 'cp_a', channelPartnerId: null, time: new Date(books.clock.now()).toISOString() },
    operation: { id: 'key-of-outcome', state: 'succeeded', amount: '1500.5', kind: 'withdraw' },
  })
  for (const { body } of books.tries) expect(body).not.toMatch(/0123456789|Ada Obi/)
})

test('an event that fails is sent again with the same id, and the next one of its operation waits for it', async () => {
  let isUp = false
  const books = await openBooks(() => (isUp ? delivered : failed))
  await books.withdraw('key-that-fails')
  await books.until(1)
  await sendWebhook(books)
  await books.until(2, 6_000)
  // A tenth more than the second wait.
  await books.until(3, 331_000)
  expect(books.listTypes()).toEqual(Array.from({ length: 3 }, () => 'operation.accepted'))
  isUp = true
  await books.until(5, 2_000_000)
  expect(books.listTypes().slice(3)).toEqual(['operation.accepted', 'operation.succeeded'])
  expect(new Set(books.tries.slice(0, 4).map(({ id }) => id)).size).toBe(1)
})

test('an event that is not delivered for three days is a dead letter, the next one goes out, and an operator sends it again', async () => {
  let isUp = false
  const books = await openBooks(({ type }) => (isUp || type === 'operation.succeeded' ? delivered : failed))
  await books.withdraw('key-of-a-dead-letter')
  await books.until(1)
  await sendWebhook(books)
  for (const [at, wait] of waits.entries()) {
    await untilRecorded(books, at + 1)
    await books.until(at + 2 + (at + 1 === waits.length ? 1 : 0), wait * 1.11)
  }
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3 * 86_400_000)
  expect(books.listTypes().at(-1)).toBe('operation.succeeded')
  const dead = await books.send('GET', '/outcomes?state=dead')
  const [letter] = dead.data as OutcomeDelivery[]
  expect(letter).toMatchObject({
    ...{ type: 'operation.accepted', receiver: 'webhook', state: 'dead', problem: '503' },
    ...{ attempts: waits.length + 1, customerPartnerId: 'cp_a', subject: 'key-of-a-dead-letter' },
  })
  expect(books.logs.filter((line) => line.includes('outcome.dead'))).toHaveLength(1)
  await books.relay.sweep()
  expect(books.measured).toContainEqual({ type: 'outcomes', waiting: 0, oldest: 0, dead: 1 })
  isUp = true
  const again = await books.send('POST', `/outcomes/${letter?.place}/again`, { body: {} })
  expect(again.data).toMatchObject({ eventId: letter?.eventId, state: 'waiting', attempts: 0 })
  await books.until(waits.length + 3)
  expect(books.tries.at(-1)?.id).toBe(letter?.eventId)
  await expect.poll(async () => (await books.send('GET', '/outcomes?state=dead')).data).toEqual([])
})

test('a receiver that never answers is given up after the time of one try, and told so by its signal', async () => {
  const signals: AbortSignal[] = []
  const books = await openBooks((_event, signal) => {
    signals.push(signal)
    return signals.length === 1 ? new Promise(() => undefined) : delivered
  })
  await books.withdraw('key-without-end')
  await books.until(1)
  await books.until(1, 15_000)
  expect(signals[0]?.aborted).toBe(true)
  await untilRecorded(books, 1)
  await books.until(2, 6_000)
  expect(books.tries[0]?.id).toBe(books.tries[1]?.id)
})

test('a function in the process is called until its promise resolves, beside the webhook', async () => {
  const heard: string[] = []
  const books = await openBooks(() => delivered, {
    outcomes: {
      async onOutcome({ type, id }, { signal }) {
        heard.push(`${type} ${id} ${signal.aborted}`)
        if (heard.length === 1) throw new Error('the books are closed')
      },
    },
  })
  await books.withdraw('key-of-the-host')
  await books.until(1)
  await expect.poll(() => heard.length).toBe(1)
  await expect.poll(() => books.logs.join()).toContain('host_failed')
  expect(books.logs.join()).not.toContain('the books are closed')
  books.clock.advance(6_000)
  await expect.poll(() => heard.length).toBe(2)
  const [{ id } = { id: '' }] = books.tries
  expect(heard).toEqual(Array.from({ length: 2 }, () => `operation.accepted ${id} false`))
  // The webhook was delivered at the first try, whatever became of the function.
  expect(books.tries).toHaveLength(1)
})

test('a receiver of one partner that fails holds up no event of another', async () => {
  const books = await openBooks(
    ({ customerPartnerId }) => (customerPartnerId === 'cp_a' ? failed : delivered),
    {
      authenticate: () => ({
        ...structuredClone(people.uP),
        customerPartners: ['cp_a', 'cp_b'].map((id) => ({ id, name: id })),
      }),
    },
  )
  await books.withdraw('key-of-a-0001')
  await books.until(1)
  await withdrawOfB(books, 'key-of-b-0001')
  await books.until(2)
  expect(books.tries.map(({ owner: { id } }) => id)).toEqual(['cp_a', 'cp_b'])
  expect(books.tries.map((message) => read(message).customerPartnerId)).toEqual(['cp_a', 'cp_b'])
})

test('a test event goes to the partner that it names, and a partner without an address has none', async () => {
  const books = await openBooks(({ customerPartnerId }) =>
    customerPartnerId === null ? delivered : { type: 'dropped' },
  )
  const sent = await books.send('POST', '/outcomes/test', { body: { channelPartnerId: 'chp_p' } })
  expect(sent.data).toMatchObject([{ type: 'test', state: 'waiting', channelPartnerId: 'chp_p' }])
  await books.until(1)
  const [message] = books.tries
  expect(message && read(message)).toMatchObject({ type: 'test', tenant: 'chp_p', operation: null })
  await books.send('POST', '/outcomes/test', { body: { customerPartnerId: 'cp_a' } })
  await books.until(2)
  const list = async () => (await books.send('GET', '/outcomes')).data as OutcomeDelivery[]
  await expect.poll(async () => (await list()).map(({ state }) => state)).toEqual(['delivered'])
  for (const body of [{}, { customerPartnerId: '' }, { customerPartnerId: 'a', channelPartnerId: 'b' }])
    expect((await books.send('POST', '/outcomes/test', { body })).code).toBe('malformed_request')
  expect((await books.send('POST', '/outcomes/0/again', { body: {} })).code).toBe('not_found')
  expect((await books.send('GET', '/outcomes?before=x')).code).toBe('malformed_request')
})

test('what the ledger wrote while the relay was down, or before its first sweep, is delivered by that sweep', async () => {
  const books = await openBooks(() => delivered)
  await books.relay.close({ deadline: 0 })
  const { store } = books
  await store.writeTestOutcome({ environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' }, 1)
  expect(books.tries).toEqual([])
  const heard: string[] = []
  const webhook = async (message: OutcomeMessage) => {
    heard.push(read(message).type)
    return delivered
  }
  const next = await testRelay({ store, outcomes: { webhook } })
  onTestFinished(async () => void (await next.relay.close({ deadline: 0 })))
  await next.withdraw('key-before-a-sweep')
  await next.relay.sweep()
  await expect.poll(() => heard.toSorted()).toEqual(['operation.accepted', 'test'])
})

test('an option that cannot be is refused at the start', async () => {
  // @ts-expect-error: an address alone is no way to it.
  await expect(testRelay({ outcomes: { webhook: 'https://books.example' } })).rejects.toThrow(
    'outcomeWebhook',
  )
  await expect(testRelay({ outcomes: { timeout: 0 } })).rejects.toThrow('outcomes.timeout')
})

/** Waits until so many failed tries are in the store: time that passes before would not make the next one due. */
async function untilRecorded({ measured }: Books, count: number): Promise<void> {
  const isEnd = (measurement: Measurement): boolean =>
    measurement.type === 'outcomeTry' && /failed|dead/.test(measurement.outcome)
  await expect.poll(() => measured.filter(isEnd).length, { interval: 5 }).toBe(count)
}
