import type { PackedSheet } from '../PackedFile.ts'
import type { CellNote } from '../SheetFile.ts'

/** Rows side by side, as they cross between threads: one text and four lists of numbers are copied many times faster than arrays of cells. */
export type RowPiece = {
  /** The text of all cells. */
  text: string
  /** The end of each cell in that text. */
  ends: Int32Array<ArrayBuffer>
  /** With which cell each row begins, and how many cells there are. */
  starts: Int32Array<ArrayBuffer>
  lines: Int32Array<ArrayBuffer>
  /** Three numbers for each note: row of the sheet, column or -1, place in `kinds`. */
  notes: Int32Array<ArrayBuffer>
}

/** Few enough that taking them is no long task of the page. */
const rowsPerPiece = 4_000
const cellsPerPiece = 40_000
const kinds: readonly CellNote['note'][] = ['number', 'date', 'formula', 'error', 'merged', 'hidden']

/** The rows of a sheet, cut out of their text when they are looked at: a hundred thousand arrays of texts cost more than reading them. */
export class PackedRows {
  length = 0
  readonly pieces: RowPiece[] = []
  readonly lines: number[] = []
  readonly notes: CellNote[] = []
  /** The first row of each piece. */
  readonly #firsts: number[] = []
  #last = 0

  /** Whether so many rows are enough for a piece. */
  static isFull(rows: readonly (readonly string[])[]): boolean {
    return rows.length >= rowsPerPiece || rows.length * (rows[0]?.length ?? 0) >= cellsPerPiece
  }

  /** Packs rows with their lines and notes. */
  take(rows: readonly (readonly string[])[], lines: readonly number[], notes: readonly CellNote[]): void {
    let noted = 0
    for (let from = 0; from < rows.length; ) {
      let [to, count] = [from, 0]
      for (; to < rows.length && to - from < rowsPerPiece && count < cellsPerPiece; to += 1)
        count += rows[to]?.length ?? 0
      const found = noted
      while (noted < notes.length && (notes[noted]?.row ?? 0) < this.length + to - from) noted += 1
      this.add({
        ...packCells(rows, from, to, count),
        lines: Int32Array.from(lines.slice(from, to)),
        notes: packNotes(notes.slice(found, noted)),
      })
      from = to
    }
  }

  /** Puts a piece behind the rows that are there. */
  add(piece: RowPiece): void {
    this.pieces.push(piece)
    this.#firsts.push(this.length)
    this.length += piece.lines.length
    for (const line of piece.lines) this.lines.push(line)
    for (let at = 0; at < piece.notes.length; at += 3) {
      const [row = 0, column = -1, kind = 0] = piece.notes.subarray(at, at + 3)
      this.notes.push({ row, column: column === -1 ? null : column, note: kinds[kind] ?? 'number' })
    }
  }

  toSheet(name: string, isHidden: boolean): FilledSheet {
    return { name, isHidden, rows: this, lines: this.lines, notes: this.notes }
  }

  at(row: number): readonly string[] | undefined {
    if (row < 0 || row >= this.length) return undefined
    const place = this.#find(row)
    const { text, ends, starts } = this.pieces[place] as RowPiece
    const at = row - (this.#firsts[place] ?? 0)
    const begin = starts[at] ?? 0
    const cells: string[] = []
    let from = begin === 0 ? 0 : (ends[begin - 1] ?? 0)
    for (let cell = begin; cell < (starts[at + 1] ?? 0); cell += 1) {
      const end = ends[cell] ?? 0
      cells.push(text.slice(from, end))
      from = end
    }
    return cells
  }

  slice(from = 0, to: number = this.length): (readonly string[])[] {
    const rows: (readonly string[])[] = []
    for (let at = from; at < Math.min(to, this.length); at += 1) rows.push(this.at(at) ?? [])
    return rows
  }

  /** Mostly that of the row before. */
  #find(row: number): number {
    let place = this.#last
    while (place > 0 && row < (this.#firsts[place] ?? 0)) place -= 1
    while (place + 1 < this.#firsts.length && row >= (this.#firsts[place + 1] ?? 0)) place += 1
    this.#last = place
    return place
  }
}

/** A sheet as it was read. */
export type FilledSheet = PackedSheet & { rows: PackedRows }

function packCells(
  rows: readonly (readonly string[])[],
  from: number,
  to: number,
  count: number,
): Pick<RowPiece, 'text' | 'ends' | 'starts'> {
  const ends = new Int32Array(count)
  const starts = new Int32Array(to - from + 1)
  // Joined at once: a text that grows cell by cell holds on to all of them until it crosses.
  const texts: string[] = []
  let [length, cell] = [0, 0]
  for (let at = from; at < to; at += 1) {
    const cells = rows[at] ?? []
    for (let column = 0; column < cells.length; column += 1) {
      const text = cells[column] ?? ''
      texts.push(text)
      length += text.length
      ends[cell] = length
      cell += 1
    }
    starts[at - from + 1] = cell
  }
  return { text: texts.join(''), ends, starts }
}

function packNotes(notes: readonly CellNote[]): Int32Array<ArrayBuffer> {
  const packed = new Int32Array(notes.length * 3)
  for (const [index, { row, column, note }] of notes.entries())
    packed.set([row, column ?? -1, kinds.indexOf(note)], index * 3)
  return packed
}
