import type { ImportTable } from './ImportTable.ts'
import { instalmentFields } from './instalmentFields.ts'
import type { TransactionFieldName } from './TransactionImport.ts'

const partNames = { StartDate: 'start date', DueDate: 'due date', Amount: 'amount' }

/** The column of a field; a missing one is added behind the file's columns, with a heading that the import recognises again. */
export function takeColumn(table: ImportTable, field: TransactionFieldName): number {
  const known = table.columnOf.get(field)
  if (known !== undefined) return known
  const column = table.headings.length
  table.headings.push(toHeading(field))
  table.columnOf.set(field, column)
  table.instalments = instalmentFields.numbersIn(table.columnOf.keys())
  return column
}

function toHeading(field: TransactionFieldName): string {
  const instalment = instalmentFields.read(field)
  if (instalment) return `Instalment ${instalment.number} ${partNames[instalment.part]}`
  if (field === 'idValue') return 'ID number'
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0]?.toUpperCase() + words.slice(1)
}
