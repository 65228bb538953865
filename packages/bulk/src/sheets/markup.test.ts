import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheets, SheetError, type SheetFile } from './index.ts'

const read = (text: BlobPart): Promise<SheetFile> =>
  readSheets(new File([text], 'statement.xls'), { createWorker: null })

const getCode = async (text: BlobPart) => {
  try {
    await read(text)
    return null
  } catch (error) {
    if (error instanceof SheetError) return error.code
    throw error
  }
}

test('of a page that is named like a workbook, the table with the most rows is read', async () => {
  const file =
    await read(`\ufeff<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td { x: "<td>" }</style>
    <script>document.write('<table><tr><td>1<tr><td>2<tr><td>3<tr><td>4</table>')</script></head><body>
    <table><tr><td>Account<td>0123456789<tr><td>Period<td>May 2026</table>
    <table border=1>
      <thead><tr><th>Date</th><th>Narration</th><th>Credit</th></tr></thead>
      <tbody>
        <tr><td>05/03/2026</td><td>AT&amp;T&nbsp;&#8358;<br>INV-77 <b>paid</b></td><td align=right>1,250.00</td></tr>
        <tr></tr>
        <tr><td>06/03/2026<td>Unclosed<td>7.00
      </tbody>
    </table>`)
  expect(file).toMatchObject({ format: 'html', reading: null })
  expect(file.sheets).toEqual([
    {
      name: '',
      rows: [
        ['Date', 'Narration', 'Credit'],
        ['05/03/2026', 'AT&T ₦ INV-77 paid', '1,250.00'],
        ['06/03/2026', 'Unclosed', '7.00'],
      ],
      lines: [1, 2, 4],
      notes: [],
      isHidden: false,
    },
  ])
})

test('cells that cover several columns or rows stand in each of them, and are noted', async () => {
  const { sheets } = await read(
    '<table><tr><th colspan=3>May<tr><td rowspan="2">1 May<td>a<td>1.00<tr><td>b<td>2.00<tr><td>2 May<td colspan="x">c<td>3.00</table>',
  )
  expect(sheets[0]?.rows).toEqual([
    ['May', 'May', 'May'],
    ['1 May', 'a', '1.00'],
    ['1 May', 'b', '2.00'],
    ['2 May', 'c', '3.00'],
  ])
  expect(sheets[0]?.notes).toEqual([
    { row: 0, column: 1, note: 'merged' },
    { row: 0, column: 2, note: 'merged' },
    { row: 2, column: 0, note: 'merged' },
  ])
})

test('a table in a cell of another is read by itself', async () => {
  const { sheets } = await read(
    '<div><table><tr><td>Menu<td><table><tr><td>A<td>B<tr><td>1<td>2<tr><td>3<td>4</table><tr><td>Foot</table></div>',
  )
  expect(sheets[0]?.rows).toEqual([
    ['A', 'B'],
    ['1', '2'],
    ['3', '4'],
  ])
})

test('a page in Windows-1252 keeps its accents', async () => {
  const text = '<table><tr><td>Libellé<tr><td>Reçu</table>'
  const { sheets } = await read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  expect(sheets[0]?.rows).toEqual([['Libellé'], ['Reçu']])
})

test.each([
  ['a page of sign-in', '<!DOCTYPE html><form><table><tr><td>Password</table></form>', 'not_a_sheet'],
  ['a page without a table', '<html><body>Session expired</body></html>', 'not_a_sheet'],
  ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"><text>1</text></svg>', 'not_a_sheet'],
  ['elements in elements', `<div>${'<b>'.repeat(2_000)}`, 'broken'],
  ['too many columns', `<table><tr>${'<td>1'.repeat(501)}</table>`, 'too_large'],
  [
    'cells that cover everything',
    `<table>${'<tr><td colspan=999 rowspan=99999>1<td>2'.repeat(3)}</table>`,
    'too_large',
  ],
  [
    'a text that covers everything',
    `<table><tr><td colspan=500 rowspan=65534>${'x'.repeat(500_000)}${`<tr>${'<td>'.repeat(499)}`.repeat(2)}<tr><td>1</table>`,
    'too_large',
  ],
])('%s is refused or read, and never hangs', async (_, text, code) => {
  expect(await getCode(text)).toBe(code)
})

test('any page is read or refused', async () => {
  const piece = fc.constantFrom(
    ...['<table>', '</table>', '<tr>', '</tr>', '<td>', '</td>', '<td colspan=3>', '<th rowspan=0>', '<p>'],
    ...[
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '&amp;',
      '&#0;',
      'x',
      '<',
      '"',
      '<td rowspan=70000>',
      '<template>',
    ],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const code = await getCode(`<html>${pieces.join('')}`)
      expect([null, 'not_a_sheet', 'too_large', 'empty']).toContain(code)
    }),
    { numRuns: 100 },
  )
})
