import { expect, test } from 'vitest'
import { sniffFileType } from './sniffFileType.ts'
import { uploadTypes } from './uploadTypes.ts'

const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const pdf = text('%PDF-1.7\n')
const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1)

test('a type is told by the first bytes, and by the name only where bytes cannot tell', () => {
  const found = [
    [pdf, 'a.pdf'],
    [jpeg, 'IMG_0001.JPG'],
    [jpeg, 'image'],
    [zip, 'Loan book.xlsx'],
    [zip, 'Profile.DOCX'],
    [text('a,b\n1,2\n'), 'loans.csv'],
  ] as const
  expect(found.map(([bytes, name]) => sniffFileType(bytes, name))).toEqual([
    'application/pdf',
    'image/jpeg',
    'image/jpeg',
    uploadTypes[5].type,
    uploadTypes[4].type,
    'text/csv',
  ])
})

test('a name that says another type, and bytes that say none, are not taken', () => {
  const refused = [
    [pdf, 'a.jpg'],
    [jpeg, 'a.exe'],
    [zip, 'a.zip'],
    [zip, 'a.docm'],
    [zip, 'a'],
    [text('a,b\n'), 'a.txt'],
    [text('a,b\n'), 'a'],
    [Uint8Array.of(0x61, 0, 0x62, 0), 'a.csv'],
    [text('MZ'), 'a.pdf'],
    [new Uint8Array(), 'a.pdf'],
    [text('RIFF\0\0\0\0WAVE'), 'a.webp'],
    [text('<p>%PDF-1.7'), 'a.pdf'],
  ] as const
  for (const [bytes, name] of refused) expect([name, sniffFileType(bytes, name)]).toEqual([name, null])
})
