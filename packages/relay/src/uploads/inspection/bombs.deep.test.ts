import { expect, test } from 'vitest'
import { inspectBytes } from '../../../test/inspection/inspectBytes.ts'
import { officeFile } from '../../../test/inspection/officeFile.ts'
import { pdfFile } from '../../../test/inspection/pdfFile.ts'

const megabyte = 1_048_576

/** What an inspection says, and how many bytes more than before were held while it went on. */
async function inspectMeasured(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ said: string; held: number }> {
  const before = process.memoryUsage().arrayBuffers
  const found = await inspectBytes(name, bytes)
  return { said: found.ok ? found.type : found.reason, held: process.memoryUsage().arrayBuffers - before }
}

test('S93: a document that unpacks into a thousand times its size is passed on as it is, and never unpacked here', async () => {
  const bomb = officeFile({ 'word/media/a.bin': new Uint8Array(256 * megabyte) })
  const { said, held } = await inspectMeasured('a.docx', bomb)
  expect(said).toMatch(/wordprocessingml/)
  expect(held).toBeLessThan(8 * megabyte)
})

test('S93: twenty-five megabytes of anything are looked at in a few', async () => {
  const junk = new Uint8Array(25 * megabyte)
  for (let at = 0; at < junk.byteLength; at += 65_536) crypto.getRandomValues(junk.subarray(at, at + 65_536))
  const begun = (start: Uint8Array | number[]): Uint8Array<ArrayBuffer> => {
    const file = junk.slice()
    file.set(start)
    return file
  }
  const files = {
    'a.pdf': begun(pdfFile().slice(0, 200)),
    'a.jpg': begun([0xff, 0xd8, 0xff]),
    'a.docx': begun([0x50, 0x4b, 3, 4]),
    'a.csv': begun(new Uint8Array(8_192).fill(0x20)),
  }
  const found = []
  for (const [name, file] of Object.entries(files)) {
    const { said, held } = await inspectMeasured(name, file)
    expect([name, held < 64 * megabyte]).toEqual([name, true])
    found.push(said)
  }
  expect(found).toEqual(['application/pdf', 'image/jpeg', 'type', 'type'])
})

test('S93: names, numbers and lists without an end cost no more than others', async () => {
  const long = (piece: string): Uint8Array<ArrayBuffer> =>
    pdfFile(piece.repeat(Math.ceil((5 * megabyte) / piece.length)))
  for (const piece of ['1 ', '/S          ', '/OpenAction<<', '#41#41', '/#', 'stream\n', ' '])
    expect((await inspectMeasured('a.pdf', long(piece))).said).toBe('application/pdf')
  const headers = new Uint8Array(5 * megabyte)
  for (let at = 0; at + 4 < headers.byteLength; at += 64) headers.set([0x50, 0x4b, 3, 4], at)
  expect((await inspectMeasured('a.docx', headers)).said).not.toMatch(/^application/)
})
