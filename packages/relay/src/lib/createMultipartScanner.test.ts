import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMultipartScanner } from './createMultipartScanner.ts'

const allowed = /^(?:first_name|nin_slip|utility_slip)$/
const crlf = '\r\n'

function part(disposition: string, content: string): string {
  return `--B${crlf}Content-Disposition: ${disposition}${crlf}${crlf}${content}${crlf}`
}
const name = part('form-data; name="first_name"', 'Ada')
const file = part('form-data; name="nin_slip"; filename="a b.png"', `x\r\n--\r\n--A\n-${'y'.repeat(300)}\r`)
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
  const end = scanner.end()
  return { passed: passed + new TextDecoder().decode(end ?? undefined), isDone: end !== null }
}

test('a body of allowed parts passes unchanged in pieces of any size', () => {
  const body = name + file + empty + close
  expect(feed(close, 1)).toEqual({ passed: close, isDone: true })
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
  expect(new TextDecoder().decode(scanner.end() ?? undefined)).toBe(`\r\n--${boundary}--\r\n`)
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
  ['a boundary after a line feed alone', part('form-data; name="first_name"', `x\n--B${crlf}y`) + close],
  ['a boundary after nothing', part('form-data; name="first_name"', `x--B${crlf}y`) + close],
  ['a boundary in a header', part('form-data; name="nin_slip"; filename="--B"', 'x') + close],
  ['a header after a line feed alone', part('form-data; name="first_name"\nX: y', 'x') + close],
  ['a header that is folded', part(`form-data; name="first_name"${crlf} ; name="nin_slip"`, 'x') + close],
  ['a header block that begins with an empty line', name.replace(crlf, crlf + crlf) + close],
  ['a line that is no header', part(`form-data; name="first_name"${crlf}first`, 'x') + close],
  ['a quote that may be escaped', part('form-data; filename="\\"; name="first_name"', 'x') + close],
  ['a name in a charset', part(`form-data; name*="utf-8''first_name"`, 'x') + close],
  ['a file name in a charset', part(`form-data; name="nin_slip"; filename*="utf-8''x"`, 'x') + close],
  [
    'S42: a form within the form',
    part(`form-data; name="nin_slip"${crlf}Content-Type: multipart/mixed; boundary=C`, 'x') + close,
  ],
  ['a byte order mark before a header', name.replace('Content', '\ufeffContent') + close],
  ['line breaks without end', `${name}${close}${crlf.repeat(10)}`],
]

test.each(refused)('%s is refused in pieces of any size', (_what, body) => {
  for (const size of [1, 7, 64, 100_000]) expect(feed(body, size)).toBeNull()
})

test('S40: a body without its last boundary is never done, and headers that end nowhere are not held for ever', () => {
  expect(feed(name + file, 16)?.isDone).toBe(false)
  expect(feed(part('form-data; name="first_name"', '--B') + close, 16)?.isDone).toBe(false)
  expect(feed(`--B${crlf}X: ${'x'.repeat(17_000)}`, 1_000)).toBeNull()
})

test('S40: the closing boundary is held back until the body has ended', () => {
  const scanner = createMultipartScanner('B', allowed)
  const bytes = new TextEncoder().encode(name + close)
  const passed = new TextDecoder().decode(scanner.take(bytes) ?? undefined)
  expect(passed).toBe((name + close).slice(0, -`${crlf}--B--${crlf}`.length))
  expect(new TextDecoder().decode(scanner.end() ?? undefined)).toBe(`${crlf}--B--${crlf}`)
})

/** The names of the parts as the most lenient reader finds them: any line break ends a line, and a boundary is one wherever it stands. */
function lenientNames(body: string): string[] {
  const names: string[] = []
  for (const piece of body.split('--B').slice(1)) {
    if (piece.startsWith('--')) break
    const [block = ''] = piece.replace(/^(?:\r\n|\n|\r)/, '').split(/\r\n\r\n|\n\n|\r\r/)
    const unfolded = block.replace(/(?:\r\n|\n|\r)[ \t]+/g, ' ')
    for (const line of unfolded.split(/\r\n|\n|\r/)) {
      if (!/^\s*content-disposition\s*:/i.test(line)) continue
      // Quoted strings with escapes in them, as RFC 9110 has them.
      for (const [, key = '', quoted, bare] of line.matchAll(
        /;\s*([^\s=;"]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]*))/g,
      ))
        if (/^name\*?$/i.test(key)) names.push(quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '')
    }
  }
  return names
}

/** The names of the parts as the platform's own reader finds them; `null` when it finds no form. */
async function platformNames(body: string): Promise<string[] | null> {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=B' }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  return form && [...form.keys()]
}

test('S23: whatever is put into a form that passes, every reader finds the parts in it that were found here', async () => {
  const line = 'Content-Disposition: form-data; name="utility_slip"'
  const tokens = [
    crlf,
    '\n',
    '\r',
    '--B',
    '--B--',
    '--',
    'B',
    '"',
    '\\',
    ';',
    ':',
    ' ',
    '\t',
    'x',
    '\0',
    '\u0085',
  ]
  const words = [
    line,
    `${crlf}--B${crlf}${line}${crlf}${crlf}`,
    `\n--B\n${line}\n\n`,
    '; name="x"',
    ' name=x;',
    'Content-Type: text/plain',
  ]
  const edit = fc.record({
    at: fc.nat(),
    token: fc.constantFrom(...tokens, ...words),
    cut: fc.nat({ max: 2 }),
  })
  const whole = name + part('form-data; name="nin_slip"; filename="a b.png"', 'content') + close
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { maxLength: 4 }),
      fc.integer({ min: 1, max: 90 }),
      async (edits, size) => {
        let body = whole
        for (const { at, token, cut } of edits) {
          const place = at % (body.length + 1)
          body = body.slice(0, place) + token + body.slice(place + cut)
        }
        const names: string[] = []
        const scanner = createMultipartScanner('B', allowed, {
          part: (headers) =>
            void names.push(/name="(\w+)"/.exec(new TextDecoder().decode(headers))?.[1] ?? ''),
          content: () => undefined,
        })
        const bytes = new TextEncoder().encode(body)
        for (let at = 0; at < bytes.byteLength; at += size)
          if (scanner.take(bytes.slice(at, at + size)) === null) return
        if (scanner.end() === null) return
        accepted += 1
        expect(lenientNames(body)).toEqual(names)
        expect((await platformNames(body)) ?? names).toEqual(names)
      },
    ),
    { numRuns: 1_500, seed: 20_260_302 },
  )
  expect(accepted).toBeGreaterThan(150)
})
