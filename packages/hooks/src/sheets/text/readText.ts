import type { Pace } from '../building/createPace.ts'
import { createSheetBuilder } from '../building/createSheetBuilder.ts'
import type { Sheet, SheetDelimiter } from '../SheetFile.ts'
import { formulaGuard } from './formulaGuard.ts'
import { createRowReader } from './createRowReader.ts'
import { findDelimiter } from './findDelimiter.ts'

const rowsPerStep = 250

/** Reads text as one sheet. What `writeSheet` put before a formula is taken back. */
export async function readText(
  text: string,
  given: SheetDelimiter | undefined,
  pace: Pace,
): Promise<{ sheet: Sheet; delimiter: SheetDelimiter }> {
  // Excel's own line about the delimiter, which it does not show.
  const said = /^sep=([,;\t|])(?:\r\n|\n|\r|$)/.exec(text.slice(0, 8))
  const delimiter = given ?? (said?.[1] as SheetDelimiter | undefined) ?? findDelimiter(text)
  const reader = createRowReader(text, delimiter, said?.[0].length ?? 0)
  const builder = createSheetBuilder({ cells: 0, characters: 0 })
  const isGuarded = text.includes("'")

  let line = 0
  for (let cells = reader.next(); cells !== null; cells = reader.next()) {
    line += 1
    if (isGuarded)
      for (let at = 0; at < cells.length; at += 1) cells[at] = formulaGuard.takeBack(cells[at] as string)
    builder.add(cells, line)
    if (line % rowsPerStep !== 0) continue
    const rest = pace.step(reader.position() / text.length)
    if (rest) await rest
  }
  return { sheet: builder.finish('', false), delimiter }
}
