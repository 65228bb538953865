import { createHash } from 'node:crypto'
import { zipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { expect, test } from 'vitest'
import { inspectBytes } from '../../../test/inspection/inspectBytes.ts'
import { officeFile } from '../../../test/inspection/officeFile.ts'
import { pdfFile } from '../../../test/inspection/pdfFile.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value)
const bytes = (...parts: (number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], text('JFIF'), new Uint8Array(5_000), [0xff, 0xd9])
const webp = bytes(text('RIFF'), [0, 1, 0, 0], text('WEBPVP8 '), new Uint8Array(300))
/** The head of a PNG of this size, in pixels. */
const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const head = bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
    text('IHDR'),
    new Uint8Array(64),
  )
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  return head
}
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const encryptedPackage = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])

const taken: [string, Uint8Array<ArrayBuffer>, string][] = [
  ['statement.pdf', pdfFile(), 'application/pdf'],
  ['STATEMENT.PDF', bytes([0xef, 0xbb, 0xbf, 0x0d, 0x0a], pdfFile()), 'application/pdf'],
  ['scan', pdfFile(), 'application/pdf'],
  ['Statement v1.2', pdfFile(), 'application/pdf'],
  ['photo.jpeg', jpeg, 'image/jpeg'],
  ['photo.png', png(4_000, 3_000), 'image/png'],
  ['photo.webp', webp, 'image/webp'],
  ['profile.docx', officeFile(), word],
  ['streamed.docx', streamedOfficeFile(), word],
  ['loans.xlsx', officeFile({}, 'xl/workbook.xml'), sheet],
  ['loans.csv', text('﻿name;amount\r\nAdé;10\r\n'), 'text/csv'],
  ['loans.csv', bytes(text('name;amount\nAd'), [0xe9], text(';10\n')), 'text/csv'],
]
test.each(taken)('%s is taken for what its bytes are', async (name, file, type) => {
  const sha256 = createHash('sha256').update(file).digest('hex')
  for (const pieceSize of [1, 700, 65_536])
    expect(await inspectBytes(name, file, { pieceSize, expectedSha256: sha256 })).toEqual({
      ok: true,
      type,
      sha256,
    })
})

const mistaken: [string, string, Uint8Array<ArrayBuffer>, string][] = [
  ['a file without bytes', 'a.pdf', new Uint8Array(), 'empty'],
  ['a picture under a document’s name', 'a.pdf', jpeg, 'type'],
  ['a program under its own name', 'a.exe', bytes([0x4d, 0x5a], new Uint8Array(100)), 'type'],
  ['a document under a program’s name', 'a.exe', pdfFile(), 'type'],
  ['a drawing that can hold scripts', 'a.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
  ['a ZIP of documents', 'a.zip', new Uint8Array(zipSync({ 'a.pdf': pdfFile() })), 'type'],
  [
    'a ZIP of archives under a document’s name',
    'a.docx',
    new Uint8Array(zipSync({ 'a.zip': officeFile() })),
    'type',
  ],
  ['a workbook under a letter’s name', 'a.docx', officeFile({}, 'xl/workbook.xml'), 'type'],
  ['a document that breaks off', 'a.docx', officeFile().slice(0, 300), 'type'],
  ['bytes under a table’s name', 'a.csv', bytes(text('a;b\n'), [0, 1, 2]), 'type'],
  ['an office document of before 2007', 'a.xlsx', bytes(compound, new Uint8Array(9_000)), 'type'],
  [
    'a workbook behind a password',
    'a.xlsx',
    bytes(compound, new Uint8Array(9_000), encryptedPackage),
    'encrypted',
  ],
  ['a PDF behind a password', 'a.pdf', pdfFile('', '/Root 1 0 R /Encrypt 9 0 R'), 'encrypted'],
  [
    'a PDF behind a password, in the newer form',
    'a.pdf',
    pdfFile('9 0 obj << /Type /XRef /Encrypt 8 0 R >> stream\nxx\nendstream'),
    'encrypted',
  ],
]
test.each(mistaken)('S43: %s is refused and says why', async (_what, name, file, reason) => {
  for (const pieceSize of [1, 700, 65_536])
    expect(await inspectBytes(name, file, { pieceSize })).toEqual({ ok: false, reason })
})

const hostile: [string, string, Uint8Array<ArrayBuffer>][] = [
  ['a PDF that is a ZIP as well', 'a.pdf', bytes(pdfFile(), officeFile())],
  ['a picture that is a ZIP as well', 'a.jpg', bytes(jpeg, officeFile())],
  ['a picture that is a PDF as well', 'a.jpg', bytes(jpeg.slice(0, 20), pdfFile())],
  ['a page that is a PDF as well', 'a.pdf', bytes(text('<html><script>alert(1)</script>'), pdfFile())],
  [
    'a PDF that is a page as well',
    'a.pdf',
    bytes(text('%PDF-1.7\n<html><script>alert(1)</script>'), pdfFile()),
  ],
  ['a page under a table’s name', 'a.csv', text(' \n<!DOCTYPE html><p>x</p>')],
  ['a letter with macros', 'a.docx', officeFile({ 'word/vbaProject.bin': text('x') })],
  [
    'a workbook with macros of the old kind',
    'a.xlsx',
    officeFile({ 'xl/macrosheets/sheet1.xml': text('x') }, 'xl/workbook.xml'),
  ],
  ['a picture of more pixels than there are', 'a.png', png(100_000, 100_000)],
]
test.each(hostile)('S92: %s is refused as suspicious', async (_what, name, file) => {
  for (const pieceSize of [1, 700, 65_536])
    expect(await inspectBytes(name, file, { pieceSize })).toEqual({ ok: false, reason: 'suspicious' })
})

test('a PDF that speaks of encryption is not taken for an encrypted one', async () => {
  const form = pdfFile(
    `9 0 obj << /Length 30 >> stream\n/Encrypt 1 0 R\nendstream endobj`,
    '/Root 1 0 R /Title (The /Encrypt key) /EncryptMetadata 1 0 R',
  )
  for (const pieceSize of [1, 700, 65_536])
    expect(await inspectBytes('bank form.pdf', form, { pieceSize })).toMatchObject({ ok: true })
})

test('a large workbook behind a password is known wherever its directory stands', async () => {
  const file = bytes(compound, new Uint8Array(70_000), encryptedPackage, new Uint8Array(1_100_000))
  expect(await inspectBytes('a.xlsx', file, { pieceSize: 70_010 })).toEqual({
    ok: false,
    reason: 'encrypted',
  })
})

test('a PDF for slow links is known as encrypted by the trailer at its beginning', async () => {
  const file = bytes(
    text('%PDF-1.7\ntrailer << /Size 9 /Encrypt 8 0 R /Root 1 0 R >>\n'),
    new Uint8Array(1_200_000),
    text('trailer << /Size 9 >>\n%%EOF\n'),
  )
  expect(await inspectBytes('a.pdf', file)).toEqual({ ok: false, reason: 'encrypted' })
})

test('a file that arrived damaged is rejected for its checksum, whatever its type', async () => {
  const file = pdfFile()
  const expectedSha256 = createHash('sha256').update(file).digest('hex')
  const broken = file.slice()
  broken[0] = 0
  const refused = { ok: false, reason: 'checksum' }
  expect(await inspectBytes('a.pdf', broken, { expectedSha256 })).toEqual(refused)
  expect(await inspectBytes('a.pdf', file, { size: file.byteLength + 1 })).toEqual(refused)
  expect(await inspectBytes('a.pdf', file, { size: file.byteLength - 1 })).toEqual(refused)
})

/** A DOCX as programs write it that do not know its sizes beforehand: each stands behind the bytes instead of before them. */
function streamedOfficeFile(): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const add = (file: ZipDeflate | ZipPassThrough, content: Uint8Array): void => {
    zip.add(file)
    file.push(content, true)
  }
  const text = new TextEncoder().encode('<w:p>Ada Obi</w:p>'.repeat(5_000))
  add(new ZipDeflate('[Content_Types].xml'), text)
  add(new ZipDeflate('word/document.xml'), text)
  add(new ZipPassThrough('word/media/image1.jpg'), crypto.getRandomValues(new Uint8Array(60_000)))
  zip.end()
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}
