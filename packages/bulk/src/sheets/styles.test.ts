import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSheets } from './index.ts'
import { makeWorkbook } from '../../test/sheets/makeWorkbook.ts'

const read = (content: string | Uint8Array<ArrayBuffer>, name = 'rows.csv') =>
  readSheets(new File([content], name), { createWorker: null })

test('Excel in French writes semicolons, Windows-1252 and decimal commas', async () => {
  const text =
    'Référence;Nom;Montant;Échéance\r\n0001;Zoé Kouamé;1 250,50;05/03/2026\r\n;;;\r\nTotal;;1 250,50;\r\n'
  const { reading, sheets } = await read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  expect(reading).toEqual({ encoding: 'windows-1252', delimiter: ';' })
  expect(sheets[0]?.rows[1]).toEqual(['0001', 'Zoé Kouamé', '1 250,50', '05/03/2026'])
  expect(sheets[0]?.lines).toEqual([1, 2, 4])
})

test('Excel saves "Unicode text" as UTF-16 with tabs', async () => {
  const text = '\ufeffReference\tName\r\n0001\tAdébáyọ̀\r\n'
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at += 1)
    new DataView(bytes.buffer).setUint16(at * 2, text.charCodeAt(at), true)
  const { reading, sheets } = await read(bytes, 'rows.txt')
  expect(reading).toEqual({ encoding: 'utf-16le', delimiter: '\t' })
  expect(sheets[0]?.rows[1]).toEqual(['0001', 'Adébáyọ̀'])
})

test('an Excel table with a filter, numbers as text, formulas and a second sheet is read as shown', async () => {
  const bytes = makeWorkbook({
    sharedStrings: ['Reference', 'Amount', 'Due', '000123', '08012345678']
      .map((text) => `<si><t>${text}</t></si>`)
      .join(''),
    formats: ['dd/mm/yyyy', '#,##0.00'],
    sheets: {
      Transactions: {
        rows: [
          '<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
          '<row r="2" spans="1:3"><c r="A2" t="s"><v>3</v></c><c r="B2" s="2"><v>1250.5</v></c><c r="C2" s="1"><v>46086</v></c></row>',
          '<row r="3" hidden="1"><c r="A3" t="s"><v>4</v></c><c r="B3" s="2"><f>B2*2</f><v>2501</v></c><c r="C3" s="1"><f>C2+1</f><v>46087</v></c></row>',
        ].join(''),
        after: '<autoFilter ref="A1:C3"/><tableParts count="1"><tablePart r:id="rId1"/></tableParts>',
      },
      Instalments: '<row r="1"><c r="A1" t="s"><v>3</v></c></row>',
    },
  })
  const { format, reading, sheets } = await read(bytes, 'rows.xlsx')
  expect({ format, reading }).toEqual({ format: 'xlsx', reading: null })
  expect(sheets.map(({ name }) => name)).toEqual(['Transactions', 'Instalments'])
  expect(sheets[0]?.rows).toEqual([
    ['Reference', 'Amount', 'Due'],
    ['000123', '1250.5', '2026-03-05'],
    ['08012345678', '2501', '2026-03-06'],
  ])
  expect(sheets[0]?.notes.filter(({ row }) => row === 2).map(({ note }) => note)).toEqual([
    'hidden',
    'number',
    'formula',
    'date',
    'formula',
  ])
})

test('Google Sheets exports commas in UTF-8, and inline texts without styles', async () => {
  const { sheets } = await read('Reference,Amount\r\n0001,"1,250.50"\r\n"Line one\nLine two",7\r\n')
  expect(sheets[0]?.rows).toEqual([
    ['Reference', 'Amount'],
    ['0001', '1,250.50'],
    ['Line one\nLine two', '7'],
  ])
  const workbook = makeWorkbook({
    formats: ['yyyy-mm-dd', 'M/d/yyyy H:mm:ss'],
    sheets: {
      Sheet1:
        '<row r="1"><c r="A1" s="1" t="n"><v>46086.0</v></c><c r="B1" s="2"><v>46086.50001157407</v></c><c r="C1" t="inlineStr"><is><t>0001</t></is></c></row>',
    },
  })
  expect((await read(workbook)).sheets[0]?.rows).toEqual([['2026-03-05', '2026-03-05 12:00:01', '0001']])
})

test.each([
  ...[
    'Standard',
    'Standaard',
    'Estándar',
    'Geral',
    'General',
    '#,##0.00\\ "days"',
    '#,##0.00 TSh',
    '0.00E+00',
  ].map((format) => [format, '46086'] as const),
  ...['dd/mm/yyyy', 'jj/mm/aaaa', 'TT.MM.JJJJ', 'd mmm yy', 'yyyy"年"m"月"', '[$-409]d-mmm-yy;@'].map(
    (format) => [format, '2026-03-05'] as const,
  ),
])('a number whose format is %s is read as %s', async (format, cell) => {
  const row = '<row r="1"><c r="A1" s="1"><v>46086</v></c></row>'
  const escaped = format.replaceAll('"', '&quot;')
  const { sheets } = await read(makeWorkbook({ formats: [escaped], sheets: { S: row } }))
  expect(sheets[0]?.rows).toEqual([[cell]])
})

const office = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
})()

const kinds = [
  ['xlsx', 'xlsx:Calc MS Excel 2007 XML', 'rows.xlsx'],
  ['CSV of UTF-8', 'csv:Text - txt - csv (StarCalc):44,34,76', 'rows.csv'],
  ['CSV of Windows-1252 with semicolons', 'csv:Text - txt - csv (StarCalc):59,34,1', 'rows.csv'],
] as const

test.skipIf(!office).each(kinds)(
  `a file that LibreOffice writes is read: %s${office ? '' : ' (skipped, soffice is not on this machine)'}`,
  async (_, filter, written) => {
    const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
    writeFileSync(
      join(folder, 'rows.html'),
      '<meta charset="utf-8"><table><tr><td>Reference<td>Amount<td>Due<tr><td>INV-1<td>1250.5<td>2026-03-05<tr><td>Zoé; "x"<td>0.1<td></table>',
    )
    const flags = [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--infilter=HTML (StarCalc)',
    ]
    execFileSync(
      'soffice',
      [...flags, '--convert-to', filter, '--outdir', folder, join(folder, 'rows.html')],
      {
        stdio: 'ignore',
        timeout: 60_000,
      },
    )
    const { sheets } = await read(new Uint8Array(readFileSync(join(folder, written))), written)
    expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(['Reference', 'Amount', 'Due'])
    expect(sheets[0]?.rows[1]?.slice(0, 2)).toEqual(['INV-1', '1250.5'])
    expect(sheets[0]?.rows[1]?.[2]).toContain('2026')
    expect(sheets[0]?.rows[2]?.slice(0, 2)).toEqual(['Zoé; "x"', '0.1'])
  },
  90_000,
)
