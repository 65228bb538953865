/** What a column of a statement can be. */
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

/** How a table was read as a statement, as found; a person confirms it or chooses otherwise. */
export type StatementLayout = {
  /** Which sheet, by its place. */
  sheet: number
  /** The row that names the columns, by its place among the rows that hold something; `null` for none. */
  headerRow: number | null
  /** Which column holds what, by its place; `text` may stand in several. */
  columns: Readonly<Record<StatementField, number | null>> & { text: readonly number[] }
  dateOrder: 'day-first' | 'month-first' | 'year-first'
  decimalMark: '.' | ','
  /** Meanings that a person gave to words of the direction and of the status, by the word. */
  meanings: Readonly<Record<string, StatementWordMeaning | undefined>>
  /** Words on which the direction or the status of a line depends and whose meaning is not known, as first written; a person says it by `meanings`. */
  unknownWords: readonly { field: 'direction' | 'status'; word: string }[]
  /**
   * Set while what was found could as well be another, or a date or amount was not found at all: the person is asked. `direction`: nothing says whether money
   * came in or went out, or the balance says otherwise; `status`: a word of the status column is not known.
   */
  doubts: readonly ('columns' | 'dateOrder' | 'decimalMark' | 'direction' | 'status')[]
}

/** The meaning that a person gives to a word of a statement. */
export type StatementWordMeaning = 'in' | 'out' | 'booked' | 'not_booked'

/** What a person has chosen of a layout, down to single columns; the rest is found. */
export type StatementLayoutChange = Partial<Omit<StatementLayout, 'columns' | 'doubts' | 'unknownWords'>> & {
  columns?: Partial<StatementLayout['columns']>
}

/** A column of the file, to recognise it by. */
export type StatementColumn = {
  /** Its place, from 0. */
  index: number
  /** Its heading; empty without one. */
  heading: string
  /** What the first lines hold. */
  samples: readonly string[]
}
