import type { Dispatcher } from 'undici'
import { expect, test } from 'vitest'
import type { UpstreamResponse } from '../UpstreamTransport.ts'
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

test.each([
  [200, 5, [1, 2, 3, 4, 5]],
  [200, 4, null],
  [300, 5, null],
  [399, 5, null],
  [400, 5, [1, 2, 3, 4, 5]],
])('S53: of an answer with %i and a limit of %i bytes the body is %j', (status, limit, body) => {
  const settled: UpstreamResponse[] = []
  // The cast follows the calls below, after which no exchange fails.
  const exchange = new UpstreamExchange(limit, (result) => settled.push(result as UpstreamResponse))
  exchange.onResponseStart(null, status, { 'content-type': 'a', 'set-cookie': ['b'] })
  for (const piece of [
    [1, 2, 3],
    [4, 5],
  ])
    exchange.onResponseData(null, Buffer.from(piece))
  exchange.onResponseEnd()
  expect(settled).toHaveLength(1)
  expect(settled[0]?.body && [...settled[0].body]).toEqual(body)
  expect(['content-type', 'set-cookie'].map((name) => settled[0]?.header(name))).toEqual(['a', null])
})

test.each([
  ['UND_ERR_BODY_TIMEOUT', 0, 'upstream_timeout'],
  ['ECONNRESET', 200, 'upstream_invalid'],
  ['HPE_INVALID_CONSTANT', 0, 'upstream_invalid'],
  ['ECONNRESET', 0, 'upstream_unreachable'],
])('%s after the status %i is %s', (reason, status, code) => {
  const settled: unknown[] = []
  const exchange = new UpstreamExchange(1_000, (result) => settled.push(result))
  if (status > 0) exchange.onResponseStart(null, status, {})
  exchange.onResponseError(null, Object.assign(new Error('broken'), { code: reason }))
  exchange.cancel()
  expect(settled).toEqual([{ type: 'failure', code, neverSent: true, reason }])
})
