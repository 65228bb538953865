import type { SheetDelimiter } from '../SheetFile.ts'
import { createRowReader } from './createRowReader.ts'

/** In this order where two fit equally well: a comma is also a decimal mark, and stands in sentences. */
const delimiters = ['\t', ';', '|', ','] as const

const sampleCharacters = 131_072
const sampleRows = 200

/** Finds what stands between the cells: what cuts most rows into the same number of cells, with every quote where it belongs if that can be. */
export function findDelimiter(text: string): SheetDelimiter {
  const sample = text.slice(0, sampleCharacters)
  let best: Fit & { delimiter: SheetDelimiter } = { delimiter: ',', alike: 0, isClean: false }
  for (const delimiter of delimiters) {
    if (!sample.includes(delimiter)) continue
    const fit = tryDelimiter(sample, delimiter)
    if (fit.alike === 0) continue
    const isBetter = fit.isClean === best.isClean ? fit.alike > best.alike : fit.isClean
    if (isBetter) best = { delimiter, ...fit }
  }
  return best.delimiter
}

/** How many rows have the number of cells that most rows of several cells have, and whether all quotes fit. */
type Fit = { alike: number; isClean: boolean }

function tryDelimiter(sample: string, delimiter: SheetDelimiter): Fit {
  const reader = createRowReader(sample, delimiter)
  const counts = new Map<number, number>()
  for (let read = 0; read < sampleRows; read += 1) {
    const row = reader.next()
    // The end of the sample may stand inside of a cell.
    if (row === null || (sample.length === sampleCharacters && reader.position() >= sample.length)) break
    if (row.length > 1 && row.some((cell) => cell !== ''))
      counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  }
  return { alike: Math.max(0, ...counts.values()), isClean: reader.strays() === 0 }
}
