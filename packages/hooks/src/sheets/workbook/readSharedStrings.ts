import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { ToShare, Zip } from './openZip.ts'
import { readEscapes } from './readEscapes.ts'
import { readXml } from './readXml.ts'

/** Reads the texts that cells share: plain ones, and the runs of formatted ones joined, without how they are pronounced. */
export async function readSharedStrings(zip: Zip, path: string, toShare: ToShare): Promise<string[]> {
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
