import { expect, test } from 'vitest'
import { readMultipart } from './readMultipart.ts'

async function encode(form: FormData): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const request = new Request('https://sandbox.test', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { bytes: new Uint8Array(await request.arrayBuffer()), type }
}

test('a form of the platform is read as it was made: names, types, text, and bytes that look like its own border', async () => {
  const form = new FormData()
  const content = new Uint8Array([0, 255, 13, 10, 45, 45, 13, 10, 13, 10])
  form.append('name', '\ufeffNgọzi\r\n--Bello')
  form.append('empty', '')
  form.append('a "quoted"\r\nname', 'x%22')
  form.append('id', new File([content], 'pass "1" ọ.PDF', { type: 'Application/PDF' }))
  form.append('plain', new File([], 'none'))
  const { bytes, type } = await encode(form)
  const read = (part: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(part)
  const parts = readMultipart(bytes, type) ?? []
  expect(parts.map(({ name, file }) => ({ name, file }))).toEqual([
    { name: 'name', file: null },
    { name: 'empty', file: null },
    { name: 'a "quoted"\r\nname', file: null },
    { name: 'id', file: { name: 'pass "1" ọ.PDF', type: 'application/pdf' } },
    { name: 'plain', file: { name: 'none', type: 'application/octet-stream' } },
  ])
  expect(parts.slice(0, 3).map(({ bytes: text }) => read(text))).toEqual([
    '\ufeffNgọzi\r\n--Bello',
    '',
    'x%22',
  ])
  expect(parts[3]?.bytes).toEqual(content)
  expect(parts[4]?.bytes).toHaveLength(0)
})

test('a form without parts is a form, and one that was cut anywhere is none', async () => {
  expect(await encode(new FormData()).then(({ bytes, type }) => readMultipart(bytes, type))).toEqual([])
  const form = new FormData()
  form.append('file', new File(['abc'], 'a.txt'))
  const { bytes, type } = await encode(form)
  const whole = bytes.length - 2
  for (let length = 0; length < whole; length += 1)
    expect(readMultipart(bytes.slice(0, length), type), `${length} bytes`).toBeNull()
  expect(readMultipart(bytes.slice(0, whole), type)).toHaveLength(1)
})

test.each([
  ['no boundary', 'multipart/form-data', '--b\r\n\r\n\r\n--b--'],
  [
    'a part without a name',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--',
  ],
])('a body with %s is no form', (_, type, text) => {
  expect(readMultipart(new TextEncoder().encode(text), type)).toBeNull()
})
