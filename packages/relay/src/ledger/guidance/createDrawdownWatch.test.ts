import { expect, test } from 'vitest'
import { heldClock } from '../../../test/heldClock.ts'
import type { RelayAnswer } from '../../http/index.ts'
import { createDrawdownWatch } from './createDrawdownWatch.ts'

/** A watch with a clock of its own, what it keeps and what it logs. */
function open({ isAway = false, isClosing = false } = {}) {
  const clock = heldClock()
  const kept: unknown[] = []
  const logged: unknown[] = []
  const store = {
    prepare: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()),
    keepPaidOut: (owner: { id: string }, { amount }: { amount: string }) => kept.push([owner.id, amount]),
  }
  // The cast leaves out what the watch has no use for.
  const context = {
    store,
    clock,
    environment: 'sandbox',
    logger: { warn: (facts: unknown) => logged.push(facts) },
  }
  const watch = createDrawdownWatch({ ...context, isClosing: () => isClosing } as never)
  const see = async (
    data: object | null,
    { id = 'cp', status = 200, write = (text: string): unknown => text } = {},
  ) => {
    watch(id, {
      status,
      body: write(JSON.stringify({ status: 'success', message: '', data })),
    } as RelayAnswer)
    clock.advance(1)
    await new Promise(setImmediate)
  }
  const paid = (id: string, after = 0) => ({
    ...{ id, amount_drawn: 5, tenor: 30 },
    disbursement_date: new Date(clock.now() + after).toISOString(),
  })
  return { clock, kept, logged, see, paid }
}

test('a turn between two reads is kept once, whatever the form of the answer', async () => {
  const { clock, kept, see, paid } = open()
  await see(null)
  const first = paid('one')
  await see(first, { write: (text) => new TextEncoder().encode(text) })
  await see(first)
  await see(paid('later', 9_000))
  await see({ ...first, disbursement_date: null })
  await see(paid('two'))
  clock.advance(900_000 - 1)
  await see(paid('three'))
  clock.advance(900_000)
  await see(paid('four'))
  expect(kept).toEqual(Array.from({ length: 3 }, () => ['cp', '5']))
})

test('an answer that says nothing of a drawdown is no read, and a 404 says that there is none', async () => {
  const { kept, see, paid } = open()
  await see(paid('one'), { status: 404 })
  await see(paid('one'), { status: 500 })
  for (const write of [() => null, () => 'no JSON', () => '[]']) await see(paid('one'), { write })
  expect(kept).toEqual([])
  await see(paid('one'))
  expect(kept).toHaveLength(1)
})

test('the last reads of ten thousand partners are remembered', async () => {
  const { clock, kept, see, paid } = open()
  await see(null, { id: 'cp_first' })
  await see(null, { id: 'cp_second' })
  for (let at = 2; at <= 10_000; at += 1) see(null, { id: `cp_${at}` }).catch(() => undefined)
  clock.advance(-10_000)
  for (const id of ['cp_second', 'cp_first']) await see(paid('one'), { id })
  expect(kept).toEqual([['cp_second', '5']])
})

test('a turn that cannot be kept is logged, unless the relay is closing', async () => {
  for (const isClosing of [true, false]) {
    const { logged, see, paid } = open({ isAway: true, isClosing })
    await see(null)
    await see(paid('one'))
    expect(logged).toHaveLength(isClosing ? 0 : 1)
  }
})
