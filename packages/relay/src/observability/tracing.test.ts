import { endpoints } from '@onlend/core/internal'
import { SpanStatusCode } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { recordingTracing } from '../../test/recordingTracing.ts'
import { personal } from '../../test/callEverywhere.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testRelay } from '../../test/testRelay.ts'
import { toPath } from '../../test/toPath.ts'
import { silentLogger } from '../lib/silentLogger.ts'
import { createTracer } from './createTracer.ts'
import { readTraceParent } from './readTraceParent.ts'
import type { RelayTracing } from './Tracing.ts'

const limit = toPath(endpoints.getCreditLimit.path)
const named = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${named.traceId}-${named.spanId}-01`

test('a request id on a screen is the id of its trace, which has the request, the claim, the call and the recording', async () => {
  const { tracing, spans } = recordingTracing()
  const relay = await testRelay({ tracing })
  const { headers } = await relay.withdraw('4bf92f35-77b3-4da6-a3ce-929d0e0e4736')
  const all = spans()
  expect(all.map(({ name }) => name)).toEqual([
    'claim',
    'call withdraw',
    'record',
    `POST ${endpoints.withdraw.path}`,
  ])
  const request = all.at(-1)
  expect(headers.get('X-Request-Id')).toBe(request?.spanContext().traceId)
  for (const span of all.slice(0, -1)) {
    expect(span.spanContext().traceId).toBe(headers.get('X-Request-Id'))
    expect(span.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  }
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': endpoints.withdraw.path,
    'http.response.status_code': 200,
    'onlend.environment': 'sandbox',
    'onlend.endpoint': 'withdraw',
    'onlend.operation.id': '4bf92f35-77b3-4da6-a3ce-929d0e0e4736',
    'onlend.request_id': headers.get('X-Request-Id'),
  })
  expect(all[2]?.attributes).toMatchObject({ 'onlend.operation.state': 'accepted' })
})

test('the call of a service that answers 500 ends as an error, and one that is refused does not', async () => {
  const { tracing, spans } = recordingTracing()
  const relay = await testRelay({ tracing })
  for (const [status, amount] of [
    [500, 1],
    [422, 2],
  ] as const) {
    relay.upstream.answer = () => Response.json({ status: 'error', message: 'no' }, { status })
    await relay.withdraw(`key-answered-${status}`, { amount })
  }
  const calls = spans().filter(({ name }) => name === 'call withdraw')
  expect(calls.map(({ status }) => status.code)).toEqual([SpanStatusCode.ERROR, SpanStatusCode.UNSET])
})

test('an id that a host has made of a word or a number is in no span', async () => {
  const { tracing, text } = recordingTracing()
  const relay = await testRelay({ tracing })
  // Not hexadecimal: the random ids of a trace can hold any word of the letters a to f.
  await relay.withdraw('withdrawal-of-ngozi')
  await relay.withdraw('22345678901', { amount: 3 })
  expect(text()).not.toMatch(/ngozi|22345678901/)
})

test('a webhook is linked with the trace in which its operation was sent, and a sweep is a trace of its own', async () => {
  const { tracing, spans } = recordingTracing()
  const relay = await testRelay({ tracing })
  const sent = await relay.withdraw('key-linked')
  const received = await sendWebhook(relay)
  const applied = spans().find(({ name }) => name === 'apply webhook')
  expect(applied?.spanContext().traceId).toBe(received.headers.get('X-Request-Id'))
  expect(applied?.links.map(({ context }) => context.traceId)).toEqual([sent.headers.get('X-Request-Id')])
  expect(applied?.attributes).toEqual({ 'onlend.webhook.source': 'service', 'onlend.outcome': 'read' })
  await relay.relay.sweep()
  const sweep = spans().at(-1)
  expect(sweep?.name).toBe('sweep')
  expect(sweep?.parentSpanContext).toBeUndefined()
  const parts = spans().filter(
    ({ parentSpanContext }) => parentSpanContext?.spanId === sweep?.spanContext().spanId,
  )
  expect(parts.map(({ name }) => name)).toContain('sweep ledger')
})

test('S120: the trace of a page is gone on with only where the host lets it in, and not recorded because the page says so', async () => {
  for (const [options, traceId, count] of [
    [{}, null, 2],
    [{ acceptParent: true }, named.traceId, 2],
    [{ acceptParent: true, parentSampleRatio: 0 }, named.traceId, 0],
  ] as const) {
    const { tracing, spans } = recordingTracing(options)
    const relay = await testRelay({ tracing })
    const { headers } = await relay.send('GET', limit, { headers: { traceparent } })
    expect(spans()).toHaveLength(count)
    if (traceId === null) expect(headers.get('X-Request-Id')).not.toBe(named.traceId)
    else expect(headers.get('X-Request-Id')).toBe(traceId)
    const parents = spans().map(({ parentSpanContext }) => parentSpanContext)
    if (traceId !== null && count > 0)
      expect(parents).toContainEqual(expect.objectContaining({ spanId: named.spanId, isRemote: true }))
  }
  const { tracing, spans } = recordingTracing({ acceptParent: true })
  const relay = await testRelay({ tracing })
  await relay.send('GET', limit, { headers: { traceparent: traceparent.replace(/01$/, '00') } })
  expect(spans()).toHaveLength(2)
})

test.each([
  ['another version', traceparent.replace(/^00/, '01')],
  ['more than there may be', `${traceparent}-more`],
  ['ten thousand characters', `${traceparent}${'0'.repeat(10_000)}`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${named.spanId}-01`],
  ['a span of zeros', `00-${named.traceId}-${'0'.repeat(16)}-01`],
  ['digits that could be the number of a person', `00-${'0'.repeat(21)}22345678901-${named.spanId}-01`],
  ['capital letters', traceparent.toUpperCase()],
  ['two traces', `${traceparent}, ${traceparent}`],
  ['white space', ` ${traceparent} x`],
  ['nothing', ''],
])('S120: a traceparent with %s is passed over', (_what, header) => {
  expect(readTraceParent(header)).toBeNull()
  expect(readTraceParent(traceparent)).toEqual({ ...named, sampled: true })
})

test('S120: the service is told of the trace only where the host says so, and never what a page said of its own', async () => {
  for (const sendParent of [false, true]) {
    const { tracing, spans } = recordingTracing({ acceptParent: true, sendParent })
    const relay = await testRelay({ tracing })
    const headers = { traceparent, tracestate: 'vendor=22345678901', baggage: 'name=Zainab-Canary' }
    await relay.send('GET', limit, { headers })
    const [seen] = relay.upstream.seen
    const call = spans().find(({ name }) => name === 'call getCreditLimit')
    expect(seen?.headers.traceparent).toBe(
      sendParent ? `00-${named.traceId}-${call?.spanContext().spanId}-01` : undefined,
    )
    expect(Object.keys(seen?.headers ?? {})).not.toContain('tracestate')
    expect(Object.keys(seen?.headers ?? {})).not.toContain('baggage')
  }
})

/** Tracing of which everything fails: as a throw, as a span that throws, as a promise that never ends. */
const broken: [string, RelayTracing['startSpan']][] = [
  [
    'throws',
    () => {
      throw new Error(personal.bvn)
    },
  ],
  [
    'ends with a throw',
    () => ({
      context: named && { ...named, sampled: true },
      end: () => {
        throw new Error(personal.bvn)
      },
    }),
  ],
  ['never comes to an end', () => ({ context: null, end: () => new Promise<void>(() => undefined) })],
  ['rejects', () => ({ context: null, end: () => Promise.reject(new Error(personal.bvn)) })],
  // The cast stands for a host without types.
  ['returns nothing', () => undefined as unknown as ReturnType<RelayTracing['startSpan']>],
]

test.each(broken)('S121: tracing that %s touches no request', async (_what, startSpan) => {
  const relay = await testRelay({ tracing: { startSpan, acceptParent: true, sendParent: true } })
  expect((await relay.withdraw('key-broken-tracing')).status).toBe(200)
  expect((await sendWebhook(relay)).status).toBe(200)
  const { data } = await relay.send('GET', '/operations/key-broken-tracing')
  expect(data).toMatchObject({ state: 'succeeded' })
  await relay.relay.sweep()
  const said = relay.logs.filter((line) => line.includes('tracing.failed'))
  expect(said.length).toBeLessThanOrEqual(1)
  expect(relay.logs.join()).not.toContain(personal.bvn)
})

test('S121: what is no attribute of the list is left out, and what is one is cut, before the host’s tracing sees it', () => {
  const seen: unknown[] = []
  const startSpan: RelayTracing['startSpan'] = ({ attributes }) => {
    seen.push(attributes)
    return { context: null, end: ({ attributes: more }) => void seen.push(more) }
  }
  const tracer = createTracer({ startSpan }, { logger: silentLogger })
  const said = { 'http.route': 'r'.repeat(500), 'url.full': personal.bvn }
  tracer.start('one', { kind: 'internal', parent: null, attributes: said }).end({ attributes: said })
  const kept = { 'http.route': 'r'.repeat(128) }
  expect(seen).toEqual([kept, kept])
})
