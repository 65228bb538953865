import type { ImportTable } from './ImportTable.ts'
import type { ImportIssue, ImportRow, TransactionFieldName } from './TransactionImport.ts'

type Checked = {
  id: number
  table: ImportTable
  issues: readonly ImportIssue[]
  level: ImportRow['level']
  isLeftOut: boolean
}

const noFields: readonly TransactionFieldName[] = []

/** A row as it is shown. What it holds is put together when it is looked at: of a hundred thousand rows, a screen shows thirty. */
export class CheckedRow implements ImportRow {
  readonly id: number
  readonly line: number
  readonly edited: readonly TransactionFieldName[]
  readonly issues: readonly ImportIssue[]
  readonly level: ImportRow['level']
  readonly isLeftOut: boolean
  readonly #cells: readonly string[]
  readonly #columnOf: ImportTable['columnOf']
  #values: ImportRow['values'] | null = null

  constructor({ id, table, issues, level, isLeftOut }: Checked) {
    const edited = table.edited.get(id)
    this.id = id
    this.line = table.lines[id] ?? 0
    this.edited = edited === undefined ? noFields : [...edited]
    this.issues = issues
    this.level = level
    this.isLeftOut = isLeftOut
    this.#cells = table.rows[id] ?? []
    this.#columnOf = table.columnOf
  }

  get values(): ImportRow['values'] {
    if (this.#values !== null) return this.#values
    const values: Partial<Record<TransactionFieldName, string>> = {}
    for (const [field, column] of this.#columnOf) {
      const text = this.#cells[column]?.trim() ?? ''
      if (text !== '') values[field] = text
    }
    this.#values = values
    return values
  }

  /** Whether a text stands in one of its cells; `sought` is in lower case. */
  includes(sought: string): boolean {
    for (const column of this.#columnOf.values())
      if (this.#cells[column]?.toLowerCase().includes(sought) === true) return true
    return false
  }
}
