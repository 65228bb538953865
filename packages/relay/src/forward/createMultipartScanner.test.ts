import { expect, test } from 'vitest'
import { createMultipartScanner } from './createMultipartScanner.ts'

const allowed = /^(?:first_name|nin_slip|utility_slip)$/
const crlf = '\r\n'

function part(disposition: string, content: string): string {
  return `--B${crlf}Content-Disposition: ${disposition}${crlf}${crlf}${content}${crlf}`
}
const name = part('form-data; name="first_name"', 'Ada')
const file = part('form-data; name="nin_slip"; filename="a b.png"', `x--B--\r\n--\r\n-${'y'.repeat(300)}\r`)
const empty = part('form-data; name="utility_slip"; filename=""', '')
const close = `--B--${crlf}`

/** Feeds a body in pieces of one size; `null` when it was refused. */
function feed(body: string, size: number): { passed: string; isDone: boolean } | null {
  const scanner = createMultipartScanner('B', allowed)
  const bytes = new TextEncoder().encode(body)
  let passed = ''
  for (let at = 0; at < bytes.byteLength; at += size) {
    const piece = scanner.take(bytes.subarray(at, at + size))
    if (piece === null) return null
    passed += new TextDecoder().decode(piece)
  }
  return { passed, isDone: scanner.isDone() }
}

test('a body of allowed parts passes unchanged in pieces of any size', () => {
  const body = name + file + empty + close
  for (let size = 1; size <= 64; size += 1) expect(feed(body, size)).toEqual({ passed: body, isDone: true })
})

test('T68: what the platform itself encodes passes', async () => {
  const form = new FormData()
  form.append('first_name', 'Ada')
  form.append('nin_slip', new Blob([new Uint8Array(100_000)]), 'slip.png')
  const encoded = new Response(form)
  const [, boundary = ''] = /boundary=(.+)$/.exec(encoded.headers.get('Content-Type') ?? '') ?? []
  const scanner = createMultipartScanner(boundary, allowed)
  expect(scanner.take(new Uint8Array(await encoded.arrayBuffer()))?.byteLength).toBeGreaterThan(100_000)
  expect(scanner.isDone()).toBe(true)
})

const refused: [string, string][] = [
  ['S23: a part that names an owner', name + part('form-data; name="customer_partner_id"', 'cp_b') + close],
  ['S23: the same part twice', name + name + close],
  ['a part without a name', part('form-data', 'x') + close],
  ['a part with two names', part('form-data; name="first_name"; name="nin_slip"', 'x') + close],
  [
    'a part with two dispositions',
    `--B${crlf}Content-Disposition: form-data; name="first_name"${crlf}Content-Disposition: form-data; name="x"${crlf}${crlf}x${crlf}${close}`,
  ],
  ['a name without quotes', part('form-data; name=first_name', 'x') + close],
  [
    'S43: a file name of 4 KB',
    part(`form-data; name="nin_slip"; filename="${'x'.repeat(4_096)}"`, 'x') + close,
  ],
  [
    'S43: a control character in a file name',
    part('form-data; name="nin_slip"; filename="a\u0000b"', 'x') + close,
  ],
  ['S42: headers of 20 KB', `--B${crlf}X: ${'x'.repeat(20_000)}${crlf}${crlf}x${crlf}${close}`],
  ['text before the first boundary', `hello${crlf}${name}${close}`],
  ['text after the last boundary', `${name}${close}hello`],
  ['a boundary that goes on as content', part('form-data; name="first_name"', `${crlf}--Bx`) + close],
  ['another boundary', name.replaceAll('--B', '--C') + close],
]

test.each(refused)('%s is refused in pieces of any size', (_what, body) => {
  for (const size of [1, 7, 64, 100_000]) expect(feed(body, size)).toBeNull()
})

test('S40: a body without its last boundary is never done, and headers that end nowhere are not held for ever', () => {
  expect(feed(name + file, 16)?.isDone).toBe(false)
  expect(feed(part('form-data; name="first_name"', '--B') + close, 16)?.isDone).toBe(false)
  expect(feed(`--B${crlf}X: ${'x'.repeat(17_000)}`, 1_000)).toBeNull()
})
