import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStore } from '../../src/createStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { deferred } from '../deferred.ts'
import { openSharedDatabase } from '../openSharedDatabase.ts'
import { testDatabase } from '../testDatabase.ts'
import { testRelay } from '../testRelay.ts'
import type { Principal } from '../../src/http/Principal.ts'

/** The fourth order has reached the last of the outcomes that this test asks for; the orders are the same each day. */
const runs = Number(process.env.INTERLEAVINGS_RUNS ?? 30)
const people = ['uA', 'one', 'two'] as const
const steps = [
  ...['approve by one', 'approve by two', 'approve by uA', 'refuse', 'refuse', 'ask again'],
  ...['expire'],
] as const

const findPerson = (name: string | undefined): Principal | null =>
  people.some((known) => known === name)
    ? { userId: name ?? '', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] }
    : null

/** A store of which every call waits for its turn before and after its work, until the process that uses it is dead. `begun` gets the work. */
function gated(
  store: RelayStore,
  scheduler: fc.Scheduler,
  takeTurn: () => boolean,
  begun: Promise<unknown>[],
): RelayStore {
  const turn = async (name: string): Promise<void> => {
    await scheduler.schedule(Promise.resolve(), name)
    if (takeTurn()) await new Promise(() => undefined)
  }
  // The cast: every call goes to the store that it was meant for.
  return new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function' || !['claim', 'decideApproval', 'record'].includes(String(name)))
        return own
      return async (...parameters: unknown[]) => {
        await turn(`before ${String(name)}`)
        const work: Promise<unknown> = own.apply(target, parameters)
        begun.push(work)
        const result = await work
        await turn(`after ${String(name)}`)
        return result
      }
    },
  }) as RelayStore
}

test('S106: in every order of decisions, repetitions, expiry and a death, an operation that waits is sent at most once, and never when it was not approved', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 5 }),
      fc.option(fc.nat({ max: 12 }), { freq: 2 }),
      async (scheduler, chosen, deathAt) => {
        const own = createStore(await testDatabase())
        const death = deferred<void>()
        const begun: Promise<unknown>[] = []
        let turns = 0
        const isDead = (): boolean => deathAt !== null && turns > deathAt
        const takeTurn = (): boolean => {
          turns += 1
          if (isDead()) death.resolve()
          return isDead()
        }
        const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
        const options = {
          authenticate: (request: Request) => findPerson((request.headers.get('Cookie') ?? '').split('=')[1]),
          clock: { now: () => time.now },
          spendingControls: {
            currency: 'NGN',
            withdraw: { approval: { above: '1000', expiresAfter: 60_000 } },
          },
        } as const
        const relay = await testRelay({ ...options, wrapStore: () => own })
        const racing = await testRelay({
          ...options,
          wrapStore: () => gated(own, scheduler, takeTurn, begun),
        })
        await relay.withdraw('key-waiting')
        const act = async (step: (typeof steps)[number]): Promise<unknown> => {
          const as = (step.split(' by ')[1] ?? 'two') as never // People of this file.
          if (step === 'ask again') return racing.withdraw('key-waiting')
          if (step === 'expire') {
            await scheduler.schedule(Promise.resolve(), step)
            time.now += 60_000
            return null
          }
          const decision = step === 'refuse' ? 'refusal' : 'approval'
          return racing.send('POST', `/operations/key-waiting/${decision}`, { body: {}, as })
        }
        // What a dead process has begun never ends.
        const ends = chosen.map((step) => Promise.race([act(step), death.promise]))
        await scheduler.waitFor(Promise.all(ends))
        // A server ends the transaction of a process that has died meanwhile.
        await Promise.allSettled(begun)
        const calls = racing.upstream.seen.length + relay.upstream.seen.length
        expect(calls).toBeLessThanOrEqual(1)
        time.now += 600_000
        await relay.relay.sweep()
        const [row] = await (await openSharedDatabase()).query<{
          state: string
          waiting_request: string | null
          approval: Record<string, unknown>
        }>('select state, waiting_request, approval from onlend_operations')
        const decision = String(row?.approval.decision)
        seen.add(decision)
        expect(row?.waiting_request).toBeNull()
        expect(row?.approval.decidedBy).not.toBe(decision === 'approved' ? 'uA' : '')
        if (decision === 'approved') expect(['accepted', 'unknown']).toContain(row?.state)
        else expect([decision, row?.state, calls]).toEqual([decision, 'rejected', 0])
        if (row?.state === 'accepted') expect(calls).toBe(1)
        if (decision === 'approved' && !isDead()) expect([row?.state, calls]).toEqual(['accepted', 1])
      },
    ),
    { numRuns: runs, seed: 20_260_302 },
  )
  expect([...seen].sort()).toEqual(['approved', 'expired', 'refused'])
}, 240_000)
