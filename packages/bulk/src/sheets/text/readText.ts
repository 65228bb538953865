import type { Pace } from '../building/createPace.ts'
import { createSheetBuilder } from '../building/createSheetBuilder.ts'
import type { Sheet, SheetDelimiter } from '../SheetFile.ts'
import { formulaGuard } from '@onlend/core/internal'
import { createRowReader } from './createRowReader.ts'

const rowsPerStep = 250
/** A text that a program protects from becoming a number in a spreadsheet: `="0012345"`. */
const textFormula = /^\s*="([^"]*)"\s*$/

/** Reads text as one sheet, without the marks that `writeSheet` put before formulas. */
export async function readText(
  text: string,
  given: SheetDelimiter | undefined,
  pace: Pace,
): Promise<{ sheet: Sheet; delimiter: SheetDelimiter }> {
  // The line in which Excel names the delimiter, and which it does not show.
  const said = /^sep=([,;\t|])(?:\r\n|\n|\r|$)/.exec(text.slice(0, 8))
  const delimiter = given ?? (said?.[1] as SheetDelimiter | undefined) ?? findDelimiter(text)
  const reader = createRowReader(text, delimiter, said?.[0].length ?? 0)
  const builder = createSheetBuilder({ cells: 0, characters: 0 })
  const hasMarks = text.includes("'") || text.includes('="')

  let line = 0
  for (let cells = reader.next(); cells !== null; cells = reader.next()) {
    line += 1
    if (hasMarks)
      for (const [at, cell] of cells.entries())
        cells[at] = textFormula.exec(cell)?.[1] ?? formulaGuard.takeBack(cell)
    builder.add(cells, line)
    if (line % rowsPerStep !== 0) continue
    const rest = pace.step(reader.position() / text.length)
    if (rest) await rest
  }
  return { sheet: builder.finish(), delimiter }
}

/** The delimiters in the order of preference: a comma is also a decimal mark, and stands in sentences. */
const delimiters = ['\t', ';', '|', ','] as const

const sampleCharacters = 131_072
const sampleRows = 200

/** Finds the delimiter: the one that cuts most rows into the same number of cells, if possible with every quote in place. */
function findDelimiter(text: string): SheetDelimiter {
  const sample = text.slice(0, sampleCharacters)
  let best: Fit & { delimiter: SheetDelimiter } = { delimiter: ',', alike: 0, isClean: false }
  for (const delimiter of delimiters) {
    const fit = tryDelimiter(sample, delimiter)
    if (fit.alike === 0) continue
    const isBetter = fit.isClean === best.isClean ? fit.alike > best.alike : fit.isClean
    if (isBetter) best = { delimiter, ...fit }
  }
  return best.delimiter
}

/** The number of rows with the most frequent number of cells, above one, and whether all quotes fit. */
type Fit = { alike: number; isClean: boolean }

function tryDelimiter(sample: string, delimiter: SheetDelimiter): Fit {
  const reader = createRowReader(sample, delimiter)
  const counts = new Map<number, number>()
  for (let read = 0; read < sampleRows; read += 1) {
    const row = reader.next()
    // The sample can end inside a cell.
    if (row === null || (sample.length === sampleCharacters && reader.position() >= sample.length)) break
    if (row.length > 1 && row.some((cell) => cell !== ''))
      counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  }
  return { alike: Math.max(0, ...counts.values()), isClean: reader.strays() === 0 }
}
