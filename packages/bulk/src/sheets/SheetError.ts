import type { SheetErrorCode } from './SheetSource.ts'

/**
 * A file that cannot be read as a table; `code` says why.
 *
 * @example
 * if (error instanceof SheetError && error.code === 'encrypted') alert('Save it without a password.')
 */
export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly code: SheetErrorCode
  /** The row of the statement's table, from 1, from which on its balances do not add up. */
  readonly row: number | null

  constructor(code: SheetErrorCode, row: number | null = null) {
    super(`The file cannot be read as a table: ${code}${row === null ? '' : ` in row ${row}`}.`)
    this.code = code
    this.row = row
  }
}
