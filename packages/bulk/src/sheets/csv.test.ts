import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readSheets, type SheetErrorCode, SheetError, sheetLimits, writeSheet } from './index.ts'

const read = (content: string | Uint8Array<ArrayBuffer>, options = {}) =>
  readSheets(new File([content], 'rows.csv'), { createWorker: null, ...options })

const readRows = async (content: string | Uint8Array<ArrayBuffer>, options = {}) =>
  (await read(content, options)).sheets[0]?.rows

const getCode = async (content: string | Uint8Array<ArrayBuffer>): Promise<SheetErrorCode | null> => {
  try {
    await read(content)
    return null
  } catch (error) {
    if (error instanceof SheetError) return error.code
    throw error
  }
}

const table = 'Référence;Montant\r\nA-1;12,50\r\nA-2;7,00\r\n'

function toUtf16(text: string, isBigEndian: boolean, mark = true): Uint8Array<ArrayBuffer> {
  const marked = mark ? `\ufeff${text}` : text
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), !isBigEndian)
  return bytes
}

test.each([
  ['utf-8', new TextEncoder().encode(table)],
  ['utf-8', new TextEncoder().encode(`\ufeff${table}`)],
  ['windows-1252', Uint8Array.from(table, (letter) => letter.charCodeAt(0))],
  ['utf-16le', toUtf16(table, false)],
  ['utf-16be', toUtf16(table, true)],
  ['utf-16le', toUtf16(table, false, false)],
  ['utf-16be', toUtf16(table, true, false)],
] as const)('the encoding %s is found (%#)', async (encoding, bytes) => {
  const file = await read(bytes)
  expect(file).toMatchObject({
    name: 'rows.csv',
    format: 'csv',
    size: bytes.length,
    reading: { encoding, delimiter: ';' },
  })
  expect(file.sheets[0]?.rows).toEqual([
    ['Référence', 'Montant'],
    ['A-1', '12,50'],
    ['A-2', '7,00'],
  ])
})

test.each([
  [',', 'a,b\n1,2\n'],
  [';', 'a;b\n1,5;2,5\n3,5;4,5\n'],
  ['\t', 'a\tb\n1,5\t2;5\n'],
  ['|', 'a|b\n1|2\n'],
  [';', 'sep=;\r\na;b,c\r\n1;2,3\r\n'],
  [',', 'name,note\n"x; y; z",1\n"p; q; r",2\n'],
] as const)('the delimiter %j is found (%#)', async (delimiter, text) => {
  expect((await read(text)).reading?.delimiter).toBe(delimiter)
})

test('what was found can be overruled', async () => {
  expect(await readRows('a;b,c\n', { delimiter: ',' })).toEqual([['a;b', 'c']])
  expect(await readRows(Uint8Array.of(0xe9, 0x2c, 0x61), { encoding: 'windows-1252' })).toEqual([['é', 'a']])
})

test('rows have the numbers that a spreadsheet shows, and those that hold nothing are left out', async () => {
  const { sheets } = await read('sep=,\na,b\n\n"two\nlines",x\n,\n  ,\nz,"say ""so"""')
  expect(sheets[0]?.rows).toEqual([
    ['a', 'b'],
    ['two\nlines', 'x'],
    ['z', 'say "so"'],
  ])
  expect(sheets[0]?.lines).toEqual([1, 3, 6])
})

test('line ends of every kind may be mixed', async () => {
  expect(await readRows('a,b\r\nc,d\ne,f\rg,h')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
    ['g', 'h'],
  ])
})

test('a quote that never closes swallows no rows', async () => {
  expect(await readRows('a,b\n"broken,1\nc,2\nd,3\n')).toEqual([
    ['a', 'b'],
    ['"broken', '1'],
    ['c', '2'],
    ['d', '3'],
  ])
  expect(await readRows('a,b\n5" pipe,1\n"x" y,2\n')).toEqual([
    ['a', 'b'],
    ['5" pipe', '1'],
    ['x y', '2'],
  ])
})

test('what was pasted from a spreadsheet is read as its cells', async () => {
  const file = await readSheets({ pasted: 'Ref\tAmount\nA-1\t1,250.00\n' }, { createWorker: null })
  expect(file).toMatchObject({ name: '', format: 'pasted', reading: { encoding: 'utf-8', delimiter: '\t' } })
  expect(file.sheets[0]?.rows[1]).toEqual(['A-1', '1,250.00'])
})

test('the digest is the SHA-256 of the bytes', async () => {
  expect((await read('abc')).digest).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('what is no table says so', async () => {
  expect(await getCode('')).toBe('empty')
  expect(await getCode(' \n ; ; \n')).toBe('empty')
  expect(await getCode('%PDF-1.7 …')).toBe('not_a_sheet')
  expect(await getCode(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10))).toBe('not_a_sheet')
  expect(await getCode('<!DOCTYPE html><table><tr><td>1</table>')).toBe('not_a_sheet')
  const old = new Uint8Array(2048)
  old.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(await getCode(old)).toBe('not_a_sheet')
  old.set(toUtf16('EncryptedPackage', false, false), 1024)
  expect(await getCode(old)).toBe('encrypted')
})

test('more than is read says so', async () => {
  expect(await getCode(`${'a,'.repeat(1_000_000)}b`)).toBe('too_large')
  expect(await getCode(','.repeat(1_000_000))).toBe('empty')
  expect(await getCode('x\n'.repeat(sheetLimits.rows + 1))).toBe('too_large')
  const large = new File([], 'large.csv')
  Object.defineProperty(large, 'size', { value: sheetLimits.bytes + 1 })
  await expect(readSheets(large)).rejects.toMatchObject({ code: 'too_large' })
})

test('a reading that is aborted rejects with the reason', async () => {
  const abort = new AbortController()
  const reading = read('a,b\n'.repeat(150_000), { signal: abort.signal })
  abort.abort(new Error('closed'))
  await expect(reading).rejects.toThrow('closed')
})

test('progress is told, and never goes back', async () => {
  const shares: number[] = []
  await read('a,b\n'.repeat(20_000), { onProgress: (share: number) => shares.push(share) })
  expect(shares.length).toBeGreaterThan(10)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'"\t\r\n;,| a1＝<'), maxLength: 8 }),
  fc.constantFrom('-12.50', "'=1+1", '=cmd|x', 'x;=A1', 'sep=;', '007', ' padded '),
)
const rowsOfCells = fc.array(
  fc.array(cell, { minLength: 1, maxLength: 5 }).filter((row) => row.some((text) => text.trim() !== '')),
  { minLength: 1, maxLength: 8 },
)

test('any table that is written and read again is the same table', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOfCells,
      fc.constantFrom(...([',', ';', '\t', '|'] as const)),
      async (rows, delimiter) => {
        expect(await readRows(writeSheet(rows, { delimiter }))).toEqual(rows)
      },
    ),
    { numRuns: 300 },
  )
})

test('S147: no written cell is run as a formula, also by a program that cuts the file elsewhere', () => {
  fc.assert(
    fc.property(rowsOfCells, fc.constantFrom(...([',', ';', '\t', '|'] as const)), (rows, delimiter) => {
      const text = writeSheet(rows, { delimiter }).slice(1)
      for (const cut of [',', ';', '\t', '|'])
        for (const row of Papa.parse<string[]>(text, { delimiter: cut, newline: '\r\n' }).data)
          for (const found of row)
            expect(found).not.toMatch(/^(?!\s*-?\d+(?:\.\d+)?(?:$|[,;\t|\r\n]))\s*[=+\-@＝＋－＠]/u)
    }),
    { numRuns: 300 },
  )
})

test('well-formed text is read as papaparse reads it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.stringMatching(/^[a-z;,"\n ]{0,6}x$/), { minLength: 1 }), { minLength: 1 }),
      async (rows) => {
        const text = Papa.unparse(rows)
        expect(await readRows(text, { delimiter: ',' })).toEqual(Papa.parse(text, { delimiter: ',' }).data)
      },
    ),
  )
})

test('any bytes are read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 4000 }), async (bytes) => {
      await getCode(new Uint8Array(bytes))
    }),
    { numRuns: 300 },
  )
})

test('a formula that is nothing but a text is that text, and one that was guarded stays a formula', async () => {
  const rows = await readRows('Ref,Name\r\n="0012345",Ada\r\n"=""00 7""",Obi\r\n=A1,"\'=""9"""\r\n')
  expect(rows).toEqual([
    ['Ref', 'Name'],
    ['0012345', 'Ada'],
    ['00 7', 'Obi'],
    ['=A1', '="9"'],
  ])
})

test('a byte that is not UTF-8 spoils its own cell, and no other', async () => {
  const bytes = await readFile(new URL('../../test/statements/files/csv-bad-byte.csv', import.meta.url))
  const { reading, sheets } = await read(new Uint8Array(bytes))
  expect(reading?.encoding).toBe('utf-8')
  expect(sheets[0]?.rows.map((cells) => cells[1])).toEqual(['Details', 'INV-77 Adébáyọ̀', 'X\ufffds shop'])
})

test('a file in which nothing but ASCII is UTF-8 is of Windows, however few its special letters', async () => {
  const text = 'Name\nAda\nObi\nZoé\n'
  expect(await readRows(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toContainEqual(['Zoé'])
})

test('a file that changed or went after it was chosen says so, and not that it is damaged', async () => {
  const file = new File([table], 'rows.csv')
  file.arrayBuffer = () => Promise.reject(new DOMException('could not be read', 'NotReadableError'))
  await expect(readSheets(file, { createWorker: null })).rejects.toMatchObject({ code: 'changed' })
})
