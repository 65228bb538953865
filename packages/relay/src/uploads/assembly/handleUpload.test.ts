import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { testRelay } from '../../../test/testRelay.ts'

const path = '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment'

function assessment(extra: Record<string, string> = {}): { body: Uint8Array<ArrayBuffer>; type: string } {
  const crlf = '\r\n'
  const part = (name: string, content: string): string =>
    `--edge${crlf}Content-Disposition: form-data; name="${name}"; filename="${name}.pdf"${crlf}${crlf}${content}${crlf}`
  const parts = {
    memorandum: 'm'.repeat(50_000),
    management_financial_report_2031_2: 'r',
    holdco_incorporation_documents_1: 'h',
    ...extra,
  }
  const text = Object.entries(parts)
    .map(([name, content]) => part(name, content))
    .join('')
  return {
    body: new TextEncoder().encode(`${text}--edge--${crlf}`),
    type: 'multipart/form-data; boundary=edge',
  }
}

function inPieces(
  body: Uint8Array<ArrayBuffer>,
  { failAt = Number.POSITIVE_INFINITY } = {},
): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= failAt) return controller.error(new Error('the page has gone'))
      if (at >= body.byteLength) return controller.close()
      controller.enqueue(body.subarray(at, at + 1_000))
      at += 1_000
    },
  })
}

test('T65: documents are streamed to the service byte for byte, whatever year they report on', async () => {
  const { send, upstream } = await testRelay()
  const { body, type } = assessment()
  const answer = await send('PATCH', path, {
    as: 'uP',
    body: inPieces(body),
    headers: { 'Content-Type': type, 'Idempotency-Key': 'key-upload-1' },
  })
  expect(answer.status).toBe(200)
  expect(upstream.seen[0]?.body).toBe(new TextDecoder().decode(body))
  expect(upstream.seen[0]?.headers['content-type']).toBe(type)
  const again = await send('PATCH', path, {
    as: 'uP',
    body: inPieces(body),
    headers: { 'Content-Type': type, 'Idempotency-Key': 'key-upload-1' },
  })
  expect([again.headers.get('Idempotency-Replayed'), upstream.seen.length]).toEqual(['true', 1])
})

test('S23: a part that names an owner cuts the upload off before the service has it whole', async () => {
  const { send, upstream } = await testRelay()
  const { body, type } = assessment({ customer_partner_id: 'cp_b' })
  const answer = await send('PATCH', path, {
    as: 'uP',
    body: inPieces(body),
    headers: { 'Content-Type': type, 'Idempotency-Key': 'key-upload-2' },
  })
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect(upstream.seen.some(({ isComplete }) => isComplete)).toBe(false)
  const operation = Operation.parse((await send('GET', '/operations/key-upload-2', { as: 'uP' })).data)
  expect(operation.state).toBe('rejected')
})

test('S40: an upload that breaks off never arrives whole, and nothing is claimed of it', async () => {
  const { send, upstream } = await testRelay()
  const { body, type } = assessment()
  const broken = inPieces(body, { failAt: 20_000 })
  const answer = await send('PATCH', path, {
    as: 'uP',
    body: broken,
    headers: { 'Content-Type': type, 'Idempotency-Key': 'key-upload-3' },
  })
  expect(answer.code).toBe('malformed_request')
  const short = await send('PATCH', path, {
    as: 'uP',
    body: inPieces(body.subarray(0, 30_000)),
    headers: { 'Content-Type': type, 'Idempotency-Key': 'key-upload-4' },
  })
  expect(short.code).toBe('malformed_request')
  expect(upstream.seen.some(({ isComplete }) => isComplete)).toBe(false)
})

test('T12: a customer without files goes as JSON, with files as parts, and only to the two endpoints that take them', async () => {
  const { send, upstream } = await testRelay()
  const customers = '/v1/customer_partners/cp_a/customers'
  const json = await send('POST', customers, {
    body: { first_name: 'Ada', unique_id: '22222222222' },
    headers: { 'Idempotency-Key': 'key-upload-5' },
  })
  const form = new FormData()
  form.append('first_name', 'Ada')
  form.append('nin_slip', new Blob(['x']), 'slip.png')
  const files = await send('POST', customers, { body: form, headers: { 'Idempotency-Key': 'key-upload-6' } })
  expect([json.status, files.status, upstream.seen.length]).toEqual([200, 200, 2])
})

test('a form that its sender spoils is no failure of the service: not in the log, and not in the metrics', async () => {
  const measured: { type: string; outcome?: string }[] = []
  const { send, upstream, logs } = await testRelay({
    metrics: { record: (measurement) => void measured.push(measurement) },
  })
  const { body, type } = assessment()
  const half = body.subarray(0, 60_000 - 13_000)
  for (const [key, sent] of [
    ['key-spoilt-1', half],
    ['key-spoilt-2', assessment({ customer_partner_id: 'cp_b' }).body],
  ] as const) {
    const headers = { 'Content-Type': type, 'Idempotency-Key': key }
    expect((await send('PATCH', path, { as: 'uP', body: inPieces(sent), headers })).code).toBe(
      'malformed_request',
    )
  }
  expect(logs.join()).not.toContain('upstream.failed')
  expect(measured.flatMap(({ type: what, outcome }) => (what === 'upstream' ? [outcome] : []))).toEqual([
    'cut_off',
    'cut_off',
  ])
  upstream.answer = () => new TypeError('reset')
  const headers = { 'Content-Type': type, 'Idempotency-Key': 'key-spoilt-3' }
  await send('PATCH', path, { as: 'uP', body: inPieces(body), headers })
  expect(logs.join()).toContain('upstream.failed')
})
