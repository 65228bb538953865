import type { Pace } from '../building/createPace.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { Sheet } from '../SheetFile.ts'
import { openZip, type ToShare, type Zip } from './openZip.ts'
import { readEscapes } from './readEscapes.ts'
import { readStyles } from './readStyles.ts'
import { readWorksheet } from './readWorksheet.ts'
import { readXml } from './readXml.ts'

type Relationship = { id: string; type: string; target: string }
type SheetEntry = { name: string; id: string; isHidden: boolean }

/** How much of the time the texts take that cells share. */
const stringsShare = 0.2

/** Reads the sheets of a workbook that hold something, in their order. */
export async function readWorkbook(bytes: Uint8Array, pace: Pace): Promise<Sheet[]> {
  const zip = openZip(bytes, pace)
  const path = await findWorkbook(zip)
  const { entries, isFrom1904 } = await readEntries(zip, path)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const parts = await readRelationships(zip, `${folder}_rels/${path.slice(folder.length)}.rels`)
  const findPart = (kind: string): string | undefined => {
    const part = parts.find(({ type }) => type.endsWith(`/${kind}`))
    const found = part && resolve(folder, part.target)
    return found !== undefined && zip.has(found) ? found : undefined
  }

  const stylesPath = findPart('styles')
  const styles = stylesPath === undefined ? [] : await readStyles(zip, stylesPath)
  const stringsPath = findPart('sharedStrings')
  const sharedStrings =
    stringsPath === undefined
      ? []
      : await readSharedStrings(zip, stringsPath, (share) => share * stringsShare)

  const worksheets = entries.flatMap((entry) => {
    const part = parts.find(({ id, type }) => id === entry.id && type.endsWith('/worksheet'))
    return part ? [{ ...entry, path: resolve(folder, part.target) }] : []
  })
  const budget = { cells: 0, characters: 0 }
  const sheets: Sheet[] = []
  for (const [index, { name, path: sheetPath, isHidden }] of worksheets.entries()) {
    const toShare = (share: number): number =>
      stringsShare + ((1 - stringsShare) * (index + share)) / worksheets.length
    const common = { isFrom1904, sharedStrings, styles, budget, toShare }
    const sheet = await readWorksheet(zip, { name, path: sheetPath, isHidden, ...common })
    if (sheet.rows.length > 0) sheets.push(sheet)
  }
  return sheets
}

/** Throws a `SheetError` for what is a zip but no workbook: a text document, a picture collection, the binary kind. */
async function findWorkbook(zip: Zip): Promise<string> {
  if (zip.has('EncryptedPackage')) throw new SheetError('encrypted')
  if (!zip.has('_rels/.rels')) throw new SheetError('not_a_sheet')
  const parts = await readRelationships(zip, '_rels/.rels')
  const path = resolve('', parts.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? '')
  if (!path.endsWith('.xml') || !zip.has(path) || /(?:^|\/)(?:word|ppt)\//.test(path))
    throw new SheetError('not_a_sheet')
  return path
}

async function readEntries(zip: Zip, path: string): Promise<{ entries: SheetEntry[]; isFrom1904: boolean }> {
  const entries: SheetEntry[] = []
  let isFrom1904 = false
  let element = ''
  await readXml(zip, path, {
    open(name) {
      element = name
      if (name === 'sheet') entries.push({ name: '', id: '', isHidden: false })
      if (entries.length > sheetLimits.entries) throw new SheetError('too_large')
    },
    attribute(name, value) {
      const entry = entries.at(-1)
      if (element === 'workbookPr' && name === 'date1904') isFrom1904 = value === '1' || value === 'true'
      if (element !== 'sheet' || !entry) return
      if (name === 'name') entry.name = value
      if (name === 'id') entry.id = value
      if (name === 'state') entry.isHidden = value !== 'visible'
    },
    close() {
      element = ''
    },
  })
  return { entries, isFrom1904 }
}

async function readRelationships(zip: Zip, path: string): Promise<Relationship[]> {
  const relationships: Relationship[] = []
  let isIn = false
  await readXml(zip, path, {
    open(name) {
      isIn = name === 'Relationship'
      if (isIn) relationships.push({ id: '', type: '', target: '' })
      if (relationships.length > sheetLimits.entries) throw new SheetError('too_large')
    },
    attribute(name, value) {
      const relationship = relationships.at(-1)
      if (!isIn || !relationship) return
      if (name === 'Id') relationship.id = value
      if (name === 'Type') relationship.type = value
      if (name === 'Target') relationship.target = value
    },
    close() {
      isIn = false
    },
  })
  return relationships
}

/** Where a target lies that is written from a folder or, with a slash in front, from the top. */
function resolve(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** Reads the texts that cells share: plain ones, and the runs of formatted ones joined, without how they are pronounced. */
async function readSharedStrings(zip: Zip, path: string, toShare: ToShare): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false

  await readXml(
    zip,
    path,
    {
      open(name) {
        if (name === 't') isText = !isPhonetic
        else if (name === 'si') {
          text = ''
          if (strings.length >= sheetLimits.cells) throw new SheetError('too_large')
        } else if (name === 'rPh') isPhonetic = true
      },
      text(data) {
        if (isText) text += data
      },
      close(name) {
        if (name === 't') isText = false
        else if (name === 'si') strings.push(readEscapes(text))
        else if (name === 'rPh') isPhonetic = false
      },
    },
    toShare,
  )
  return strings
}
