/** The meanings of a statement's columns. */
export type StatementField =
  | 'date'
  | 'valueDate'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'direction'
  | 'balance'
  | 'reference'
  | 'counterparty'
  | 'currency'
  | 'status'

/** The layout by which a table was read as a statement; a person confirms or changes it. */
export type StatementLayout = {
  /** The sheet, by its place. */
  sheet: number
  /** The row that names the columns, by its place among the rows that hold something; `null` for none. */
  headerRow: number | null
  /** The column of each field, by its place; `text` can have several. */
  columns: Readonly<Record<StatementField, number | null>> & { text: readonly number[] }
  dateOrder: 'day-first' | 'month-first' | 'year-first'
  decimalMark: '.' | ','
  /** Meanings that a person gave to words of the direction and of the status, by the word. */
  meanings: Readonly<Record<string, StatementWordMeaning | undefined>>
  /** Unknown words that decide the direction or the status of a line, as first written; a person gives their meaning by `meanings`. */
  unknownWords: readonly { field: 'direction' | 'status'; word: string }[]
  /**
   * Questions for the person: another reading is possible, or the reader found no date or amount. `direction`: nothing says whether money
   * came in or went out, or the balance says otherwise; `status`: a word of the status column is not known.
   */
  doubts: readonly ('columns' | 'dateOrder' | 'decimalMark' | 'direction' | 'status')[]
}

/** The meaning that a person gives to a word of a statement. */
export type StatementWordMeaning = 'in' | 'out' | 'booked' | 'not_booked'

/** The choices of a person about a layout, down to single columns; the reader finds the rest. */
export type StatementLayoutChange = Partial<Omit<StatementLayout, 'columns' | 'doubts' | 'unknownWords'>> & {
  columns?: Partial<StatementLayout['columns']>
}

/** A column of the file, to recognise it by. */
export type StatementColumn = {
  /** The column's place, from 0. */
  index: number
  /** The column's heading; empty without one. */
  heading: string
  /** The cells of the first lines. */
  samples: readonly string[]
}
