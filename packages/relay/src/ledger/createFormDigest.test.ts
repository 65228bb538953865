import { expect, test } from 'vitest'
import { createMultipartScanner } from '../lib/createMultipartScanner.ts'
import { toPath } from '../../test/toPath.ts'
import { testRelay } from '../../test/testRelay.ts'
import { createFormDigest } from './createFormDigest.ts'

type Part = { name: string; file?: string; content: string }

async function createDigest(
  parts: readonly Part[],
  { boundary = 'b1', size = 1_000_000 } = {},
): Promise<string | null> {
  const print = createFormDigest('secret')
  const scanner = createMultipartScanner(boundary, /^[a-z]+$/, print)
  const written = parts.map(({ name, file, content }) => {
    const named = file === undefined ? '' : `; filename="${file}"`
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${named}\r\n\r\n${content}\r\n`
  })
  const bytes = new TextEncoder().encode(`${written.join('')}--${boundary}--\r\n`)
  for (let at = 0; at < bytes.byteLength; at += size) scanner.take(bytes.slice(at, at + size))
  if (scanner.end()) print.end()
  return print.digest()
}

const form: Part[] = [
  { name: 'one', content: 'first' },
  { name: 'two', file: 'scan.pdf', content: `%PDF${'x'.repeat(100_000)}` },
]

test('a form is the same whatever its boundary is and however it is cut into pieces', async () => {
  const print = await createDigest(form)
  expect(print).toMatch(/^[0-9a-f]{64}$/)
  expect(await createDigest(form, { boundary: 'another-boundary' })).toBe(print)
  for (const size of [1, 7, 64, 65_536]) expect(await createDigest(form, { size })).toBe(print)
})

const [one, two] = form as [Part, Part]
const others: [string, Part[]][] = [
  ['another value', [{ ...one, content: 'First' }, two]],
  ['another name', [{ ...one, name: 'three' }, two]],
  ['another file name', [one, { ...two, file: 'scan2.pdf' }]],
  ['a longer file', [one, { ...two, content: `${two.content}x` }]],
  ['a file that begins otherwise', [one, { ...two, content: two.content.replace('%PDF', '%PNG') }]],
  ['a part less', [one]],
  ['another order', [two, one]],
]

test.each(others)('S57: a form with %s is another form', async (_what, parts) => {
  expect(await createDigest(parts)).not.toBe(await createDigest(form))
})

test('S57: under a used key the same form is answered from the record, and another or a broken one is refused', async () => {
  const { send, upstream } = await testRelay()
  const path = toPath('/v1/channel-partner/customer-partner/{customerPartnerId}/complete-credit-assessment')
  const patch = (value: string, boundary: string, end = '--\r\n') =>
    send('PATCH', path, {
      body: `--${boundary}\r\nContent-Disposition: form-data; name="financial_information"\r\n\r\n${value}\r\n--${boundary}${end}`,
      headers: {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Idempotency-Key': 'key-form-again',
      },
    })
  await patch('[]', 'first')
  const again = await patch('[]', 'second')
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  expect((await patch('[{}]', 'first')).code).toBe('idempotency_key_reused')
  expect((await patch('[]', 'first', '')).code).toBe('malformed_request')
  expect(upstream.seen).toHaveLength(1)
})
