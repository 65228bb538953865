import { expect, test } from 'vitest'
import { encodeMultipart } from './encodeMultipart.ts'

async function* read(...pieces: string[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const piece of pieces) yield new TextEncoder().encode(piece)
}

test('a form has the length that it announces, and another parser finds its parts in it', async () => {
  const form = encodeMultipart([
    { name: 'financial_information', value: '{"2024":"é"}' },
    {
      name: 'memorandum',
      fileName: 'Àdé "x".pdf',
      type: 'application/pdf',
      size: 5,
      read: () => read('%PD', 'F-'),
    },
  ])
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of form.body) pieces.push(piece)
  const body = new Blob(pieces)
  expect(body.size).toBe(form.length)
  const parsed = await new Response(body, { headers: { 'Content-Type': form.contentType } }).formData()
  expect(parsed.get('financial_information')).toBe('{"2024":"é"}')
  // The cast names what a part with a file name is.
  const file = parsed.get('memorandum') as File
  expect([file.name, file.type, await file.text()]).toEqual(['Àdé "x".pdf', 'application/pdf', '%PDF-'])
})
