import { strToU8, zipSync } from 'fflate'

export type WorkbookParts = {
  /** The XML inside of `<sheetData>`, and what follows it, by the sheet's name. */
  sheets: Readonly<Record<string, string | { rows: string; after?: string; state?: string }>>
  /** `<si>` elements. */
  sharedStrings?: string
  /** The format code of each style of cells; a number is a format that Excel knows. */
  formats?: readonly (string | number)[]
  isFrom1904?: boolean
  /** More files, or others in place of those. */
  files?: Readonly<Record<string, string | Uint8Array>>
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

/** Writes a workbook as Excel lays it out, of the XML that a test is about. */
export function makeWorkbook({
  sheets,
  sharedStrings,
  formats = [],
  isFrom1904 = false,
  files = {},
}: WorkbookParts): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const parts = Object.values(sheets).map((sheet) => (typeof sheet === 'string' ? { rows: sheet } : sheet))
  const state = (index: number) => (parts[index]?.state ? ` state="${parts[index].state}"` : '')
  const text: Record<string, string | Uint8Array> = {
    '_rels/.rels': `${head}<Relationships ${relationships}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${state(index)} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships ${relationships}>${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId98" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId99" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><numFmts>${formats
      .map((format, index) =>
        typeof format === 'string' ? `<numFmt numFmtId="${164 + index}" formatCode="${format}"/>` : '',
      )
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map(
        (format, index) =>
          `<xf numFmtId="${typeof format === 'string' ? 164 + index : format}" applyNumberFormat="1"/>`,
      )
      .join('')}</cellXfs></styleSheet>`,
    ...(sharedStrings && { 'xl/sharedStrings.xml': `${head}<sst ${main}>${sharedStrings}</sst>` }),
    ...Object.fromEntries(
      parts.map(({ rows, after = '' }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${head}<worksheet ${main}><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...files,
  }
  const entries = Object.entries(text).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return new Uint8Array(zipSync(Object.fromEntries(entries)))
}
