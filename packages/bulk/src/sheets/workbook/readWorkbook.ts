import type { Pace } from '../building/createPace.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { Sheet } from '../SheetFile.ts'
import { openZip, type ToShare, type Zip } from './openZip.ts'
import { readElements } from './readElements.ts'
import { readEscapes } from './readEscapes.ts'
import { readStyles } from './readStyles.ts'
import { readWorksheet } from './readWorksheet.ts'
import { readXml } from './readXml.ts'

/** The share of the time that the shared texts take. */
const stringsShare = 0.2

/** Reads the sheets of a workbook, in their order. */
export async function readWorkbook(bytes: Uint8Array, pace: Pace): Promise<Sheet[]> {
  const zip = openZip(bytes, pace)
  const path = await findWorkbook(zip)
  const elements = await readElements(zip, path, ['sheet', 'workbookPr'])
  const parts = await readParts(zip, path)
  const findPart = (kind: string): string | undefined =>
    parts.find(({ type, target }) => type.endsWith(`/${kind}`) && zip.has(target))?.target

  const stylesPath = findPart('styles')
  const styles = stylesPath === undefined ? [] : await readStyles(zip, stylesPath)
  const stringsPath = findPart('sharedStrings')
  const sharedStrings =
    stringsPath === undefined
      ? []
      : await readSharedStrings(zip, stringsPath, (share) => share * stringsShare)

  const base = elements.find(({ name }) => name === 'workbookPr')?.attributes['date1904']
  const isFrom1904 = base === '1' || base === 'true'
  const worksheets = elements.flatMap(({ name, attributes }) => {
    const part = parts.find(({ id, type }) => id === attributes['id'] && type.endsWith('/worksheet'))
    return name === 'sheet' && part ? [{ attributes, path: part.target }] : []
  })
  const budget = { cells: 0, characters: 0 }
  const sheets: Sheet[] = []
  for (const [index, { attributes, path: sheetPath }] of worksheets.entries()) {
    const { name = '', state = 'visible' } = attributes
    const toShare = (share: number): number =>
      stringsShare + ((1 - stringsShare) * (index + share)) / worksheets.length
    const common = { isFrom1904, sharedStrings, styles, budget, toShare }
    sheets.push(await readWorksheet(zip, { name, path: sheetPath, isHidden: state !== 'visible', ...common }))
  }
  return sheets
}

/** Throws a `SheetError` for a zip that is no workbook: a text document, a picture collection, the binary kind. */
async function findWorkbook(zip: Zip): Promise<string> {
  if (zip.has('EncryptedPackage')) throw new SheetError('encrypted')
  if (!zip.has('_rels/.rels')) throw new SheetError('not_a_sheet')
  const path = (await readParts(zip, '')).find(({ type }) => type.endsWith('/officeDocument'))?.target ?? ''
  if (!path.endsWith('.xml') || !zip.has(path) || /(?:^|\/)(?:word|ppt)\//.test(path))
    throw new SheetError('not_a_sheet')
  return path
}

type Part = { id: string; type: string; target: string }

/** Reads the parts to which a part refers. Paths start at its folder or, with a leading slash, at the top. */
async function readParts(zip: Zip, path: string): Promise<Part[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const list = `${folder}_rels/${path.slice(folder.length)}.rels`
  return (await readElements(zip, list, ['Relationship'])).map(({ attributes }) => {
    const { Id: id = '', Type: type = '', Target: target = '' } = attributes
    // An address of no host folds the steps of a path.
    return { id, type, target: decodeURI(new URL(target, `zip:///${folder}`).pathname).slice(1) }
  })
}

/** Reads the texts that cells share: plain ones, and the joined runs of formatted ones, without their pronunciation. */
async function readSharedStrings(zip: Zip, path: string, toShare: ToShare): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  const handler = {
    open(name: string) {
      if (name === 't') isText = !isPhonetic
      else if (name === 'si') {
        text = ''
        if (strings.length >= sheetLimits.cells) throw new SheetError('too_large')
      } else if (name === 'rPh') isPhonetic = true
    },
    text(data: string) {
      if (isText) text += data
    },
    close(name: string) {
      if (name === 't') isText = false
      else if (name === 'si') strings.push(readEscapes(text))
      else if (name === 'rPh') isPhonetic = false
    },
  }
  await readXml(zip, path, handler, toShare)
  return strings
}
