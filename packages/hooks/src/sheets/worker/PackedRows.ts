/** Rows side by side, in buffers that cross between threads as they are. */
export type PackedPiece = {
  /** The text of all cells in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>
  /** Where each cell ends in that text, in characters of a JavaScript string. */
  ends: Int32Array<ArrayBuffer>
  /** With which cell each row begins, and how many cells there are. */
  starts: Int32Array<ArrayBuffer>
}

/** Few enough that taking them is no long task of the page. */
const rowsPerPiece = 4_000
const cellsPerPiece = 40_000

/** Rows that are cut out of their text when they are looked at: a hundred thousand arrays of texts cost more than reading them. */
export class PackedRows {
  length = 0
  readonly pieces: PackedPiece[] = []
  /** The first row of each piece. */
  readonly #firsts: number[] = []
  /** Those that were looked at. */
  readonly #texts: string[] = []
  #last = 0

  static pack(rows: readonly (readonly string[])[], from: number, to: number): PackedPiece {
    let count = 0
    for (let at = from; at < to; at += 1) count += rows[at]?.length ?? 0
    const ends = new Int32Array(count)
    const starts = new Int32Array(to - from + 1)
    let text = ''
    let cell = 0
    for (let at = from; at < to; at += 1) {
      const cells = rows[at] ?? []
      for (let column = 0; column < cells.length; column += 1) {
        text += cells[column] ?? ''
        ends[cell] = text.length
        cell += 1
      }
      starts[at - from + 1] = cell
    }
    return { bytes: new TextEncoder().encode(text), ends, starts }
  }

  /** Whether so many rows are enough for a piece. */
  static isFull(rows: readonly (readonly string[])[]): boolean {
    return rows.length >= rowsPerPiece || rows.length * (rows[0]?.length ?? 0) >= cellsPerPiece
  }

  /** Packs rows, and empties their list. */
  take(rows: (readonly string[])[]): void {
    this.add(PackedRows.pack(rows, 0, rows.length))
    rows.length = 0
  }

  add(piece: PackedPiece): void {
    this.pieces.push(piece)
    this.#firsts.push(this.length)
    this.length += piece.starts.length - 1
  }

  at(row: number): readonly string[] | undefined {
    if (row < 0 || row >= this.length) return undefined
    const place = this.#find(row)
    const piece = this.pieces[place]
    if (piece === undefined) return undefined
    const { bytes, ends, starts } = piece
    // A mark in front of the text belongs to its first cell.
    const text = this.#texts[place] ?? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    this.#texts[place] = text
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
