import type { SheetRows } from '../sheets/PackedFile.ts'

/** The rows of a table, those of the file and what was changed of them. */
export type TableRows = {
  readonly length: number
  at: (id: number) => readonly string[] | undefined
  /** What takes the place of a row of the file; undefined where it stands as it was. */
  changed: (id: number) => readonly string[] | undefined
  /** The row as the file has it. */
  original: (id: number) => readonly string[] | undefined
  set: (id: number, cells: readonly string[]) => void
  /** Adds one behind all others. */
  push: (cells: readonly string[]) => void
}

/** The rows of a sheet from `first` on. Nothing is copied: a row is made when it is looked at. */
export function createTableRows(rows: SheetRows, first: number): TableRows {
  const changed = new Map<number, readonly string[]>()
  let length = Math.max(0, rows.length - first)
  const original = (id: number) => rows.at(first + id)
  return {
    get length() {
      return length
    },
    at: (id) => (changed.size === 0 ? original(id) : (changed.get(id) ?? original(id))),
    changed: (id) => changed.get(id),
    original,
    set: (id, cells) => {
      changed.set(id, cells)
    },
    push: (cells) => {
      changed.set(length, cells)
      length += 1
    },
  }
}
