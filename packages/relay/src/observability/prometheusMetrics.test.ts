import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@onlend/core/internal'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { openStream } from '../../test/openStream.ts'
import { toPath } from '../../test/toPath.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { testRelay } from '../../test/testRelay.ts'
import { prometheusMetrics } from './prometheusMetrics.ts'

const limit = toPath(endpoints.getCreditLimit.path)

/** The lines of the text that begin so. */
function getLines(text: string, start: string): string[] {
  return text.split('\n').filter((line) => line.startsWith(start))
}

test('requests, calls, writes, possible duplicates, webhooks and streams are counted', async () => {
  const metrics = prometheusMetrics()
  const relay = await testRelay({ metrics })
  const stream = await openStream(relay)
  await relay.send('GET', limit)
  await relay.send('GET', limit, { as: null })
  await relay.withdraw('key-counted')
  await relay.withdraw('key-duplicate')
  await sendWebhook(relay)
  await sendWebhook(relay)
  await relay.send('POST', '/webhooks/service', { as: null, body: '{}' })
  const text = await metrics.text()
  const route = endpoints.getCreditLimit.path
  for (const line of [
    `onlend_relay_requests_total{method="GET",route="${route}",status="200",code="none"} 1`,
    `onlend_relay_requests_total{method="GET",route="${route}",status="401",code="unauthenticated"} 1`,
    'onlend_relay_upstream_calls_total{endpoint="withdraw",outcome="2xx"} 1',
    'onlend_relay_writes_total{kind="withdraw",state="accepted"} 1',
    'onlend_relay_possible_duplicates_total{kind="withdraw"} 1',
    'onlend_relay_webhooks_total{source="service",verification="kept"} 1',
    'onlend_relay_webhooks_total{source="service",verification="repeated"} 1',
    'onlend_relay_webhooks_total{source="service",verification="forged"} 1',
    'onlend_relay_streams_open 1',
  ])
    expect(text.split('\n')).toContain(line)
  await stream.cancel()
  expect(await metrics.text()).toContain('onlend_relay_streams_open 0')
})

test('a sweep tells what waits for an operator, and how long the oldest has', async () => {
  const metrics = prometheusMetrics()
  const relay = await testRelay({ metrics })
  relay.upstream.answer = () => new Response(null, { status: 502 })
  await relay.withdraw('key-never-known', { amount: 9 })
  relay.time.now += 10_000
  await sendWebhook(relay, { id: 'evt_nobody', data: { amount: 77, reference: 'tr_nobody' } })
  await sendWebhook(relay, { id: 'evt_on_the_way', event: 'withdrawal.processing' })
  relay.time.now += 90_000
  await relay.relay.sweep()
  const text = await metrics.text()
  expect(getLines(text, 'onlend_relay_attention')).toEqual([
    'onlend_relay_attention{state="unknown"} 1',
    'onlend_relay_attention{state="stale"} 0',
    'onlend_relay_attention{state="conflicts"} 0',
    'onlend_relay_attention{state="approvals"} 0',
    'onlend_relay_attention{state="unmatched"} 1',
    'onlend_relay_attention{state="ambiguous"} 0',
    'onlend_relay_attention{state="unparsed"} 0',
    'onlend_relay_attention_oldest_seconds{state="unknown"} 100',
    'onlend_relay_attention_oldest_seconds{state="stale"} 0',
    'onlend_relay_attention_oldest_seconds{state="conflicts"} 0',
    'onlend_relay_attention_oldest_seconds{state="approvals"} 0',
    'onlend_relay_attention_oldest_seconds{state="unmatched"} 90',
    'onlend_relay_attention_oldest_seconds{state="ambiguous"} 0',
    'onlend_relay_attention_oldest_seconds{state="unparsed"} 0',
  ])
  expect(getLines(text, 'onlend_relay_webhook_readings_total')).toEqual([
    'onlend_relay_webhook_readings_total{source="service",reading="read"} 1',
    'onlend_relay_webhook_readings_total{source="service",reading="unread"} 1',
  ])
  expect(text).toContain('onlend_relay_sweep_seconds_count{failed="false"} 1')
})

test('S122: an outcome is counted once over two instances that both sweep, and neither a repeat nor a replay counts it again', async () => {
  const instances = [prometheusMetrics(), prometheusMetrics()] as const
  const relay = await testRelay({ metrics: instances[0] })
  const other = await testRelay({
    metrics: instances[1],
    store: relay.store,
    clock: { now: () => relay.time.now },
  })
  const counted = async (): Promise<string[]> =>
    (await Promise.all(instances.map(({ text }) => text())))
      .flatMap((text) => getLines(text, 'onlend_relay_'))
      .filter(
        (line) => /_outcomes_total|_final_seconds_(?:count|sum)|le="60"/.test(line) && !line.endsWith(' 0'),
      )
      .filter((line) => /outcomes|final/.test(line))
  await relay.withdraw('key-counted-once')
  relay.time.now += 45_000
  await sendWebhook(relay)
  const sweepBoth = (): Promise<unknown> => Promise.all([relay.relay.sweep(), other.relay.sweep()])
  await sweepBoth()
  const once = await counted()
  const labels = 'kind="withdraw",from="accepted"'
  expect(once.toSorted()).toEqual([
    `onlend_relay_final_seconds_bucket{le="60",${labels},matched="facts"} 1`,
    `onlend_relay_final_seconds_count{${labels},matched="facts"} 1`,
    `onlend_relay_final_seconds_sum{${labels},matched="facts"} 45`,
    `onlend_relay_outcomes_total{${labels},state="succeeded",matched="facts"} 1`,
  ])
  await sendWebhook(relay)
  await sendWebhook(other, { id: 'evt_again' })
  await relay.relay.replayWebhooks()
  await sweepBoth()
  expect(await counted()).toEqual(once)
})

test('an instance without metrics leaves outcomes to one that has some', async () => {
  const metrics = prometheusMetrics()
  const blind = await testRelay()
  await blind.withdraw('key-left')
  await sendWebhook(blind)
  await blind.relay.sweep()
  const seeing = await testRelay({ metrics, store: blind.store })
  await seeing.relay.sweep()
  expect(await metrics.text()).toContain('state="succeeded",matched="facts"} 1')
})

test('an operation that was resolved after a conflict is no second time final', async () => {
  const metrics = prometheusMetrics()
  const told = { type: 'transition', kind: 'withdraw', matched: 'resolved', waited: 5_000 } as const
  metrics.record({ ...told, from: 'stale', state: 'failed' })
  metrics.record({ ...told, from: 'failed', state: 'succeeded' })
  metrics.record({ ...told, from: 'succeeded', state: 'reversed' })
  const text = await metrics.text()
  expect(getLines(text, 'onlend_relay_final_seconds_count').filter((line) => !line.endsWith(' 0'))).toEqual([
    'onlend_relay_final_seconds_count{kind="withdraw",from="stale",matched="resolved"} 1',
  ])
  expect(getLines(text, 'onlend_relay_outcomes_total').filter((line) => !line.endsWith(' 0'))).toHaveLength(3)
})

test('S122: what the alerts divide by is there before its first event', async () => {
  const text = await prometheusMetrics().text()
  for (const line of [
    'onlend_relay_writes_total{kind="createBusiness",state="accepted"} 0',
    'onlend_relay_outcomes_total{kind="withdraw",from="submitting",state="unknown",matched="none"} 0',
    'onlend_relay_outcomes_total{kind="withdraw",from="accepted",state="stale",matched="none"} 0',
    'onlend_relay_final_seconds_bucket{le="14400",kind="withdraw",from="accepted",matched="reference"} 0',
  ])
    expect(text.split('\n')).toContain(line)
})

test('a sweep that fails is counted as one that failed', async () => {
  const metrics = prometheusMetrics()
  const relay = await testRelay({
    metrics,
    wrapStore: (store) => ({ ...store, sweep: () => Promise.reject(new Error('down')) }),
  })
  await expect(relay.relay.sweep()).rejects.toThrow(AggregateError)
  expect(await metrics.text()).toContain('onlend_relay_sweep_seconds_count{failed="true"} 1')
})

test('bytes of files, what became of each file, and how full the staging is are told', async () => {
  const metrics = prometheusMetrics()
  const relay = await stagingRelay({ metrics, uploads: { retention: 1_000 } })
  await relay.stage('name,amount\nA,1\n', { facts: { name: 'sales.csv' } })
  const half = await relay.created({ size: 20 })
  await relay.patch(half, 0, 'half of it')
  const refused = await relay.created({ size: 4, facts: { name: 'tool.exe' } })
  expect((await relay.patch(refused, 0, 'MZ\0\0')).code).toBe('upload_rejected')
  await relay.relay.sweep()
  const text = (await metrics.text()).split('\n')
  for (const line of [
    'onlend_relay_staged_bytes_total 30',
    'onlend_relay_files_total{outcome="taken"} 1',
    'onlend_relay_files_total{outcome="type"} 1',
    'onlend_relay_inspection_seconds_count 2',
    'onlend_relay_staging_files 2',
    'onlend_relay_staging_bytes 36',
  ])
    expect(text).toContain(line)
  relay.time.now += 86_400_000
  await relay.relay.sweep()
  const after = (await metrics.text()).split('\n')
  // The one that was not taken had left its reason behind.
  expect(after).toContain('onlend_relay_files_swept_total{failed="false"} 3')
  expect(after).toContain('onlend_relay_staging_files 0')
})

test('the age of a change event when it reached the streams is measured', async () => {
  const metrics = prometheusMetrics()
  const clock = heldClock()
  const relay = await testRelay({
    metrics,
    clock,
    wrapStore: (store) => ({ ...store, onChangeEvent: () => Promise.reject(new Error('no signals')) }),
  })
  const stream = await openStream(relay)
  await stream.next()
  await relay.withdraw('key-late-news')
  clock.advance(15_000)
  await stream.next()
  expect(await metrics.text()).toContain('onlend_relay_change_event_lag_seconds_bucket{le="0.5"} 0')
  expect(await metrics.text()).toContain('onlend_relay_change_event_lag_seconds_count 1')
  await stream.cancel()
})

test('a failure of the service is counted under its reason', async () => {
  const metrics = prometheusMetrics()
  const relay = await testRelay({ metrics })
  relay.upstream.answer = () => Response.redirect('https://evil.test/')
  await relay.send('GET', limit)
  relay.upstream.answer = () => Response.json({ status: 'error', message: 'no', data: null }, { status: 503 })
  await relay.send('GET', limit)
  const lines = getLines(await metrics.text(), 'onlend_relay_upstream_calls_total{')
  expect(lines).toEqual([
    'onlend_relay_upstream_calls_total{endpoint="getCreditLimit",outcome="upstream_redirect"} 1',
    'onlend_relay_upstream_calls_total{endpoint="getCreditLimit",outcome="5xx"} 1',
  ])
})

test('any number of addresses, methods and people makes no more series than there are routes', async () => {
  const metrics = prometheusMetrics()
  const relay = await testRelay({ metrics, limits: { person: { reads: { limit: 5, window: 60_000 } } } })
  const series = async (): Promise<number> => getLines(await metrics.text(), 'onlend_').length
  for (const [method, path] of [
    ['GET', '/a'],
    ['ODD', '/b'],
    ['GET', '/operations/one'],
    ['GET', '/webhooks/none'],
  ] as const)
    await relay.send(method, path, { as: null })
  const before = await series()
  for (let at = 0; at < 60; at += 1) {
    await relay.send('GET', `/secret-${at}`, { as: null })
    await relay.send(`ODD${at}`, '/x', { as: null })
    await relay.send('GET', `/operations/op-${at}`, { as: null })
    await relay.send('POST', `/webhooks/source-${at}`, { as: null, body: '{}' })
  }
  // One more: the route of a webhook that is never sent.
  const text = await metrics.text()
  expect(await series()).toBeLessThanOrEqual(before + 20)
  expect(text).not.toMatch(/secret-|ODD|op-\d|source-\d/)
})

test('every metric is in the document, and nothing else is', async () => {
  const register = new Registry()
  prometheusMetrics({ register })
  const written = await readFile(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const described = [...written.matchAll(/^\| `(onlend_relay_\w+)` \| (\w+) \|([^|]*)\|/gm)].map(
    ([, name, type, labels = '']) => [name, type, [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label)],
  )
  // The cast opens what prom-client keeps of an instrument besides its public description.
  const metrics = register.getMetricsAsArray() as unknown as {
    name: string
    constructor: { name: string }
    labelNames: string[]
  }[]
  expect(described).toEqual(
    metrics.map((metric) => [metric.name, metric.constructor.name.toLowerCase(), metric.labelNames]),
  )
})

test('a registry of the host’s own is filled, and its text has its content type', async () => {
  const register = new Registry()
  const metrics = prometheusMetrics({ register })
  metrics.record({ type: 'rowsDropped', endpoint: 'listCustomerPartners', count: 3 })
  expect(await register.metrics()).toContain(
    'onlend_relay_rows_dropped_total{endpoint="listCustomerPartners"} 3',
  )
  expect(metrics.contentType).toContain('text/plain')
})
