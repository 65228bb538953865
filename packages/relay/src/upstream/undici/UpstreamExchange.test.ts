import type { Dispatcher } from 'undici'
import { expect, test } from 'vitest'
import { UpstreamExchange } from './UpstreamExchange.ts'

test.each([
  [8, { type: 'response', status: 200 }],
  [9, { type: 'failure', code: 'upstream_invalid' }],
])('S52: after %i interim answers a call has this result: %j', (interim, expected) => {
  const settled: unknown[] = []
  const exchange = new UpstreamExchange(1_000, (result) => settled.push(result))
  for (let at = 0; at < interim; at += 1) exchange.onResponseStart(null, 103, {})
  exchange.onResponseStart(null, 200, {})
  exchange.onResponseEnd()
  expect(settled).toMatchObject([expected])
})

test('S54: a request that its client would begin a second time is broken off, and counts as sent', () => {
  const settled: unknown[] = []
  const aborted: string[] = []
  const handler = new UpstreamExchange(1_000, (result) => settled.push(result))
  // The cast leaves out what the handler has no use for.
  const createController = (name: string): Dispatcher.DispatchController =>
    ({ abort: () => void aborted.push(name) }) as unknown as Dispatcher.DispatchController
  handler.onRequestStart(createController('first'))
  handler.onRequestStart(createController('second'))
  expect(aborted).toEqual(['first', 'second'])
  expect(settled).toEqual([{ type: 'failure', code: 'upstream_unreachable', neverSent: false }])
})
