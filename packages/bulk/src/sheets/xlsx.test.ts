import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheets, SheetError } from './index.ts'
import { makeWorkbook, type WorkbookParts } from '../../test/sheets/makeWorkbook.ts'

const readBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  readSheets(new File([bytes], 'rows.xlsx'), { createWorker: null })

const read = async (parts: WorkbookParts) => (await readBytes(makeWorkbook(parts))).sheets

const getCode = async (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    await readBytes(bytes)
    return null
  } catch (error) {
    if (error instanceof SheetError) return error.code
    throw error
  }
}

test('shared, formatted and inline texts are read', async () => {
  const [sheet] = await read({
    sharedStrings:
      '<si><t>Reference</t></si><si><r><t>INV</t></r><r><rPr><b/></rPr><t xml:space="preserve"> 1 &amp; 2</t></r><rPh><t>x</t></rPh></si><si><t>a_x000D_b</t></si>',
    sheets: {
      Sheet1:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>inline</t></is></c><c r="C3" t="s"><v>2</v></c></row>',
    },
  })
  expect(sheet).toEqual({
    name: 'Sheet1',
    rows: [
      ['Reference', 'INV 1 & 2'],
      ['inline', '', 'a\rb'],
    ],
    lines: [1, 3],
    notes: [],
    isHidden: false,
  })
})

test.each([
  ['2.2E+10', '22000000000'],
  ['0.30000000000000004', '0.3'],
  ['1234567890.12', '1234567890.12'],
  ['1E-3', '0.001'],
  ['-12.5', '-12.5'],
  ['99.999999999999997', '100'],
  ['1234567890123456', '1234567890123456'],
  ['1.2345678901234567E+16', '12345678901234600'],
  ['1E999999999', '1E999999999'],
  ['0', '0'],
])('the number %s is shown as %s', async (value, shown) => {
  const [sheet] = await read({ sheets: { S: `<row r="1"><c r="A1"><v>${value}</v></c></row>` } })
  expect(sheet?.rows).toEqual([[shown]])
  expect(sheet?.notes).toEqual([{ row: 0, column: 0, note: 'number' }])
})

test.each([
  [14, '46086', '2026-03-05'],
  ['dd/mm/yyyy', '46086', '2026-03-05'],
  ['[$-409]d\\-mmm\\-yy;@', '46086', '2026-03-05'],
  ['yyyy-mm-dd hh:mm:ss', '46086.5', '2026-03-05 12:00:00'],
  ['yyyy-mm-dd hh:mm', '46086', '2026-03-05'],
  ['yyyy-mm-dd hh:mm:ss', '46085.999999', '2026-03-05'],
  [14, '1', '1900-01-01'],
  [14, '59', '1900-02-28'],
  [14, '60', '1900-02-29'],
  [14, '61', '1900-03-01'],
  [14, '2958465', '9999-12-31'],
  [14, '2958466', '2958466'],
  [14, '-1', '-1'],
  ['h:mm', '0.25', '06:00:00'],
  ['#,##0.00&quot; days&quot;', '46086', '46086'],
  ['[Red]0.00', '5', '5'],
  ['00000000000', '8012345678', '08012345678'],
  ...['Standard', 'Standaard', 'Estándar', 'Geral', 'General', '#,##0.00 TSh', '0.00E+00'].map(
    (format) => [format, '46086', '46086'] as const,
  ),
  ...['jj/mm/aaaa', 'TT.MM.JJJJ', 'd mmm yy', 'yyyy&quot;年&quot;m&quot;月&quot;'].map(
    (format) => [format, '46086', '2026-03-05'] as const,
  ),
] as const)('by the format %s, %s is %s', async (format, value, shown) => {
  const [sheet] = await read({
    formats: [format],
    sheets: { S: `<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>` },
  })
  expect(sheet?.rows).toEqual([[shown]])
})

test('days of a workbook that counts from 1904 are read', async () => {
  const [sheet] = await read({
    formats: [14],
    isFrom1904: true,
    sheets: { S: '<row r="1"><c r="A1" s="1"><v>44624</v></c><c r="B1" s="1"><v>0</v></c></row>' },
  })
  expect(sheet?.rows).toEqual([['2026-03-05', '1904-01-01']])
  expect(sheet?.notes[0]).toEqual({ row: 0, column: 0, note: 'date' })
})

test('truths, errors, formulas and hidden rows are noted', async () => {
  const [sheet] = await read({
    sheets: {
      S: '<row r="1" hidden="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="e"><f>A0</f><v>#REF!</v></c></row><row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>"x"</f><v>text</v></c><c r="C2"><f>B9</f></c><c r="D2" t="d"><v>2026-03-05T00:00:00</v></c></row>',
    },
  })
  expect(sheet?.rows).toEqual([
    ['TRUE', '#REF!'],
    ['2', 'text', '', '2026-03-05'],
  ])
  expect(sheet?.notes).toEqual([
    { row: 0, column: null, note: 'hidden' },
    { row: 0, column: 1, note: 'error' },
    { row: 0, column: 1, note: 'formula' },
    { row: 1, column: 0, note: 'number' },
    { row: 1, column: 0, note: 'formula' },
    { row: 1, column: 1, note: 'formula' },
    { row: 1, column: 3, note: 'date' },
  ])
})

test('the text of merged cells stands in each of them', async () => {
  const [sheet] = await read({
    sheets: {
      S: {
        rows: '<row r="1"><c r="A1" t="str"><v>March</v></c><c r="C1" t="str"><v>x</v></c></row><row r="2"><c r="B2"><v>1</v></c></row><row r="9"><c r="B9"><v>2</v></c></row>',
        after:
          '<mergeCells count="1"><mergeCell ref="A1:A9"/><mergeCell ref="C1:XFD1"/><mergeCell ref="nonsense"/></mergeCells>',
      },
    },
  })
  expect(sheet?.rows).toEqual([
    ['March', '', 'x'],
    ['March', '1'],
    ['March', '2'],
  ])
  expect(sheet?.notes.filter(({ note }) => note === 'merged')).toEqual([
    { row: 1, column: 0, note: 'merged' },
    { row: 2, column: 0, note: 'merged' },
  ])
})

test('sheets are read in their order, hidden ones too, empty ones left out', async () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>'
  const sheets = await read({ sheets: { One: row, Empty: '', Two: { rows: row, state: 'veryHidden' } } })
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['One', false],
    ['Two', true],
  ])
})

test('rows and cells without a reference are counted on, and prefixes do not matter', async () => {
  const [sheet] = await read({
    sheets: { S: '' },
    files: {
      'xl/worksheets/sheet1.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row/><x:row><x:c t="str"><x:v>a</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    },
  })
  expect(sheet?.rows).toEqual([['1', '2'], ['a']])
  expect(sheet?.lines).toEqual([1, 3])
})

test('what is no workbook, or a broken one, says so', async () => {
  const good = makeWorkbook({ sheets: { S: '<row r="1"><c r="A1"><v>1</v></c></row>' } })
  expect(await getCode(good.slice(0, good.length - 30))).toBe('broken')
  expect(
    await getCode(makeWorkbook({ sheets: { S: '' }, files: { 'xl/styles.xml': '<styleSheet><a>' } })),
  ).toBe('broken')
  expect(await getCode(makeWorkbook({ sheets: { S: '<a>'.repeat(100_000) } }))).toBe('broken')
  expect(await getCode(makeWorkbook({ sheets: { S: '' } }))).toBe('empty')
  expect(await getCode(new Uint8Array(zipSync({ 'photo.jpg': strToU8('x') })))).toBe('not_a_sheet')
})

test('S147: bombs are refused before they unfold', async () => {
  // One text of many characters that many cells share.
  const text = `<si><t>${'x'.repeat(1_000_000)}</t></si>`
  const cells = '<row><c t="s"><v>0</v></c></row>'.repeat(300)
  expect(await getCode(makeWorkbook({ sharedStrings: text, sheets: { S: cells } }))).toBe('too_large')
  const wide = '<row r="1"><c r="XFD1"><v>1</v></c></row>'
  expect(await getCode(makeWorkbook({ sheets: { S: wide } }))).toBe('too_large')
  const area = '<mergeCell ref="A1:ZZ9999"/>'.repeat(1000)
  const rows = '<row><c><v>1</v></c><c r="Z1"><v>1</v></c></row>'.repeat(500)
  const merged = { rows, after: `<mergeCells>${area}</mergeCells>` }
  expect(await getCode(makeWorkbook({ sheets: { S: merged } }))).toBe('too_large')
})

test('a workbook of which bytes are changed or missing is read or refused', async () => {
  const good = makeWorkbook({
    sharedStrings: '<si><t>Reference</t></si>',
    formats: ['dd/mm/yyyy'],
    sheets: { S: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>46086</v></c></row>'.repeat(20) },
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 6 }),
      fc.nat(good.length),
      async (changes, length) => {
        const bytes = good.slice()
        for (const [at, byte] of changes) bytes[at] = byte
        await getCode(bytes)
        await getCode(bytes.slice(0, length))
      },
    ),
    { numRuns: 200 },
  )
})
