import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStore } from '../../src/createStore.ts'
import type { Database } from '../../src/database/Database.ts'
import { deferred } from '../deferred.ts'
import { sendWebhook } from '../sendWebhook.ts'
import { testDatabase } from '../testDatabase.ts'
import { type TestAnswer, type TestRelay, testRelay } from '../testRelay.ts'
import type { Principal } from '../../src/http/Principal.ts'

/** The 28th order has reached the last of the outcomes that this test asks for; the orders are the same each day. */
const runs = Number(process.env.INTERLEAVINGS_RUNS ?? 40)
const month = 31 * 86_400_000

/** Each key has an amount of its own, by which its calls are counted. */
const writes = {
  'key-of-one': { owner: 'cp_a', amount: 10 },
  'key-of-two': { owner: 'cp_a', amount: 20 },
  'key-of-three': { owner: 'cp_b', amount: 30 },
} as const
type Key = keyof typeof writes
const keys = Object.keys(writes) as Key[] // The table's own keys.

const sends = keys.flatMap((key) => [`send ${key}`, `send ${key}`])
const others = [
  ...['settle key-of-one', 'settle key-of-three', 'resolve key-of-two', 'prune', 'erase'],
  ...['month'],
] as const

const person = (request: Request): Principal => ({
  userId: 'uA',
  role: 'customer-partner',
  customerPartners: request.headers.has('X-Test-Operator')
    ? []
    : [
        { id: 'cp_a', name: 'A' },
        { id: 'cp_b', name: 'B' },
      ],
  operator: request.headers.has('X-Test-Operator'),
})

const send = (relay: TestRelay, key: Key): Promise<TestAnswer> =>
  relay.send('POST', `/v1/baas/customer-partner/${writes[key].owner}/withdraw`, {
    body: {
      ...{ account_type: 'bank', name: 'Ada', account_number: '0123456789', bank_code: '058' },
      amount: writes[key].amount,
    },
    headers: { 'Idempotency-Key': key },
  })

/** Of two transactions at once, each waits for its turn before and after it, until the process that made it is dead. `begun` gets them. */
function gated(
  database: Database,
  turn: (name: string) => Promise<void>,
  begun: Promise<unknown>[],
): Database {
  return {
    ...database,
    exclusive: false,
    async transaction(work, options) {
      await turn('before')
      const done = database.transaction(work, options)
      begun.push(done)
      const result = await done
      await turn('after')
      return result
    },
  }
}

type Row = { id: string; state: string; why: string | null }

test('S113, S114: in every order of claims, repeats, settlements, pruning, erasure and a death, a key is sent at most once, and nothing is forgotten that has no end', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...sends), { minLength: 1, maxLength: 3 }),
      fc.array(fc.constantFrom(...sends, ...others, 'month', 'prune', 'erase'), {
        minLength: 3,
        maxLength: 8,
      }),
      fc.option(fc.nat({ max: 20 }), { freq: 2 }),
      fc.boolean(),
      async (scheduler, first, chosen, deathAt, isQuick) => {
        const database = await testDatabase()
        const death = deferred<void>()
        const begun: Promise<unknown>[] = []
        let turns = 0
        const turn = async (name: string): Promise<void> => {
          await scheduler.schedule(Promise.resolve(), name)
          turns += 1
          if (deathAt === null || turns <= deathAt) return
          death.resolve()
          await new Promise(() => undefined)
        }
        const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
        const options = { authenticate: person, clock: { now: () => time.now } }
        const calm = await testRelay({ ...options, store: createStore({ ...database, exclusive: false }) })
        const racing = await testRelay({
          ...options,
          retention: { operations: 30 },
          store: createStore(gated(database, turn, begun)),
        })
        // One withdrawal gets no answer.
        const answer = racing.upstream.answer
        for (const { upstream } of [calm, racing])
          upstream.answer = (request) =>
            upstream.seen.at(-1)?.body.includes('"amount":20') ? new TypeError('reset') : answer(request)
        const act = async (step: string, relay: TestRelay): Promise<unknown> => {
          const [what = '', key = ''] = step.split(' ')
          relay.time.now = time.now
          if (what === 'send') return send(relay, key as Key) // A key of the table.
          if (what === 'prune') return relay.relay.prune()
          if (what === 'erase') return relay.relay.erase({ customerPartnerId: 'cp_a' }, { by: 'uO' })
          if (what === 'month') {
            await scheduler.schedule(Promise.resolve(), step)
            time.now += month
            return null
          }
          if (what === 'settle') {
            const { owner, amount } = writes[key as Key] // A key of the table.
            const data = { customer_partner_id: owner, amount, reference: key }
            return sendWebhook(relay, { id: `evt_${key}`, data })
          }
          const said = { outcome: 'failed', evidence: { text: 'not on the statement' } }
          const headers = { 'X-Test-Operator': '1' }
          return relay.send('POST', `/operations/${key}/resolution`, { body: said, headers })
        }
        // What is old already, half of the time with its end.
        for (const step of first) await act(step, calm)
        if (!isQuick) for (const step of ['settle key-of-one', 'resolve key-of-two']) await act(step, calm)
        if (!isQuick) time.now += month
        const ends = chosen.map((step) => Promise.race([act(step, racing).catch(() => null), death.promise]))
        await scheduler.waitFor(Promise.all(ends))
        // A server ends the transaction of a process that has died meanwhile.
        await Promise.allSettled(begun)

        time.now += 600_001
        await calm.relay.sweep()
        const calls = () => [calm, racing].flatMap(({ upstream }) => upstream.seen.map(({ body }) => body))
        const operations = await database.query<Row>('select id, state, null as why from onlend_operations')
        const tombstones = await database.query<Row>('select id, state, why from onlend_tombstones')
        for (const { id, state, why } of tombstones) {
          expect([id, ['succeeded', 'failed', 'rejected']]).toEqual([id, expect.arrayContaining([state])])
          if (why === 'erasure') expect(id).not.toBe('key-of-three')
          seen.add(`${why} ${state}`)
        }
        for (const key of keys) {
          const made = calls().filter((body) => body.includes(`"amount":${writes[key].amount}`)).length
          const known = [...operations, ...tombstones].filter(({ id }) => id === key).length
          expect([key, made <= 1, known <= 1, known >= made]).toEqual([key, true, true, true])
        }
        // Every key once more: those that are known make no call, and a forgotten one says so.
        const before = calls().length
        for (const { id } of [...operations, ...tombstones]) {
          const { code } = await send(calm, id as Key) // Only keys of the table were sent.
          if (tombstones.some((one) => one.id === id)) expect([id, code]).toEqual([id, 'operation_forgotten'])
        }
        expect(calls()).toHaveLength(before)
        if (deathAt !== null && turns > deathAt) seen.add('death')
      },
    ),
    { numRuns: runs, seed: 20_260_302 },
  )
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      ...['death', 'erasure failed', 'erasure succeeded', 'retention failed', 'retention succeeded'],
    ]),
  )
}, 240_000)
