import type { Sheet } from '../sheets/index.ts'
import { findFieldByHeading } from './findFieldByHeading.ts'
import { guessFields } from './guessFields.ts'
import type { ImportColumn, ImportLayout, TransactionFieldName } from './TransactionImport.ts'

const samplesShown = 3

type MapColumnsOptions = {
  /** The choices of a person for a file of the same headings, column by column. */
  remembered?: readonly (TransactionFieldName | null)[] | null
  fieldByHeading?: typeof findFieldByHeading
}

/** Finds the field of each column: from the last import, by its heading, or by its cells. A field has one column. */
export function mapColumns(
  sheet: Sheet,
  layout: Pick<ImportLayout, 'headerRow' | 'dateOrder'>,
  { remembered = null, fieldByHeading = findFieldByHeading }: MapColumnsOptions = {},
): readonly ImportColumn[] {
  const headings = (layout.headerRow === null ? undefined : sheet.rows.at(layout.headerRow)) ?? []
  const from = layout.headerRow === null ? 0 : layout.headerRow + 1
  let width = headings.length
  for (let at = from; at < Math.min(sheet.rows.length, from + 1_000); at += 1)
    width = Math.max(width, sheet.rows.at(at)?.length ?? 0)
  const columns = Array.from({ length: width }, (_, index): ImportColumn => {
    const heading = headings[index]?.trim() ?? ''
    return { index, heading, samples: takeSamples(sheet, from, index), field: null, foundBy: null }
  })
  const taken = new Set<TransactionFieldName>()
  const take = (index: number, field: TransactionFieldName | null, foundBy: ImportColumn['foundBy']) => {
    const column = columns[index]
    if (column === undefined || column.foundBy !== null || (field !== null && taken.has(field))) return
    if (field !== null) taken.add(field)
    columns[index] = { ...column, field, foundBy }
  }
  if (remembered !== null && remembered.length === width) {
    for (const [index, field] of remembered.entries()) take(index, field, 'remembered')
    return columns
  }
  for (const { index, heading } of columns) {
    const field = fieldByHeading(heading)
    if (field !== null) take(index, field, 'name')
  }
  const open = columns.filter(({ foundBy }) => foundBy === null).map(({ index }) => index)
  for (const { index, field } of guessFields(
    sheet.rows.slice(from, from + 200),
    open,
    layout.dateOrder,
    taken,
  ))
    take(index, field, 'content')
  return columns
}

function takeSamples({ rows }: Sheet, from: number, column: number): string[] {
  const samples: string[] = []
  for (let at = from; at < Math.min(rows.length, from + 200) && samples.length < samplesShown; at += 1) {
    const cell = rows.at(at)?.[column]?.trim() ?? ''
    if (cell !== '') samples.push(cell.length > 60 ? `${cell.slice(0, 59)}…` : cell)
  }
  return samples
}
