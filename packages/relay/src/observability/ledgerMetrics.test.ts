import { expect, test } from 'vitest'
import { testRelay } from '../../test/testRelay.ts'
import { prometheusMetrics } from './prometheusMetrics.ts'

/** The lines of the text that begin so. */
function getLines(text: string, start: string): string[] {
  return text.split('\n').filter((line) => line.startsWith(start))
}

test('the fence is counted: who raised it, whether it is up, and what it kept from being sent', async () => {
  const metrics = prometheusMetrics()
  const relay = await testRelay({ metrics })
  await relay.relay.raiseFence({ by: 'u_operator' })
  const { epoch } = await relay.relay.readFence()
  await relay.withdraw('key-of-before')
  await relay.withdraw(`epoch-${epoch}.key-while-up`, { amount: 7 })
  await relay.relay.sweep()
  expect(getLines(await metrics.text(), 'onlend_relay_fence')).toEqual([
    'onlend_relay_fence_raised 1',
    'onlend_relay_fence_raises_total{by="system"} 0',
    'onlend_relay_fence_raises_total{by="operator"} 1',
    'onlend_relay_fenced_total{why="older"} 0',
    'onlend_relay_fenced_total{why="epoch"} 1',
    'onlend_relay_fenced_total{why="raised"} 1',
  ])
  await relay.relay.liftFence({ by: 'u_operator' })
  await relay.relay.sweep()
  expect(await metrics.text()).toContain('onlend_relay_fence_raised 0')
})

test('sealing is counted: what is sealed anew, what does not open, and whether anything may be left', async () => {
  const [old, renewed] = [
    'an old secret of this ledger, long enough',
    'a new secret of this ledger, long enough',
  ]
  const before = await testRelay({ ledgerSecret: old })
  await before.withdraw('key-first')
  const metrics = prometheusMetrics()
  const changing = { value: [renewed] }
  const relay = await testRelay({ store: before.store, ledgerSecret: () => changing.value, metrics })
  const read = async () => {
    await relay.relay.sweep()
    const text = await metrics.text()
    const [resealed] = getLines(text, 'onlend_relay_resealed_total').map((line) => Number(line.split(' ')[1]))
    return [Number(resealed) > 0, ...getLines(text, 'onlend_relay_seal')]
  }
  const sealed = (unreadable: number | string, pending: number) => [
    `onlend_relay_sealed_unreadable ${unreadable}`,
    `onlend_relay_sealing_pending ${pending}`,
  ]
  const [isResealed, unreadable] = await read()
  expect([isResealed, unreadable]).toEqual([false, expect.stringMatching(/_unreadable [1-9]/)])
  changing.value = [renewed, old]
  relay.time.now += 3_600_000
  expect(await read()).toEqual([true, ...sealed(0, 1)])
  relay.time.now += 3_600_000
  expect(await read()).toEqual([true, ...sealed(0, 0)])
})
