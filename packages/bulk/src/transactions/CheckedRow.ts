import type { ImportTable } from './ImportTable.ts'
import type { ImportIssue, ImportRow, TransactionFieldName } from './TransactionImport.ts'

/** What its checker says of a row. */
type RowSource = {
  table: ImportTable
  collectIssues: (id: number) => readonly ImportIssue[]
  findWorst: (issues: readonly ImportIssue[]) => ImportRow['level']
  takesPart: (id: number) => boolean
}

/**
 * A row as it is shown. What it holds is put together when it is looked at, and stays so: of a hundred thousand rows, a screen shows thirty. One that
 * is changed is another object.
 */
export class CheckedRow implements ImportRow {
  readonly id: number
  readonly #source: RowSource
  /** As a person changed it, and from then on. */
  readonly #changed: readonly string[] | undefined
  #issues: readonly ImportIssue[] | null = null
  #values: ImportRow['values'] | null = null

  constructor(id: number, source: RowSource) {
    this.id = id
    this.#source = source
    this.#changed = source.table.rows.changed(id)
  }

  get line(): number {
    return this.#source.table.lines[this.id] ?? 0
  }

  get edited(): readonly TransactionFieldName[] {
    return [...(this.#source.table.edited.get(this.id) ?? [])]
  }

  get issues(): readonly ImportIssue[] {
    this.#issues ??= this.#source.collectIssues(this.id)
    return this.#issues
  }

  get level(): ImportRow['level'] {
    return this.#source.findWorst(this.issues)
  }

  get isLeftOut(): boolean {
    return !this.#source.takesPart(this.id)
  }

  get values(): ImportRow['values'] {
    if (this.#values !== null) return this.#values
    const values: Partial<Record<TransactionFieldName, string>> = {}
    const cells = this.#readCells()
    for (const [field, column] of this.#source.table.columnOf) {
      const text = cells[column]?.trim() ?? ''
      if (text !== '') values[field] = text
    }
    this.#values = values
    return values
  }

  /** Whether a text stands in one of its cells; `sought` is in lower case. */
  includes(sought: string): boolean {
    const cells = this.#readCells()
    for (const column of this.#source.table.columnOf.values())
      if (cells[column]?.toLowerCase().includes(sought) === true) return true
    return false
  }

  #readCells(): readonly string[] {
    return this.#changed ?? this.#source.table.rows.original(this.id) ?? []
  }
}
