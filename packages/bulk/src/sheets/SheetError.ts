import type { SheetErrorCode } from './SheetSource.ts'

/**
 * A file that cannot be read as a table; `code` is the reason.
 *
 * @example
 * if (error instanceof SheetError && error.code === 'encrypted') alert('Save it without a password.')
 */
export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly code: SheetErrorCode
  /** The first row of the statement's table whose balance does not add up, from 1. */
  readonly row: number | null

  constructor(code: SheetErrorCode, row: number | null = null) {
    super(`The file cannot be read as a table: ${code}${row === null ? '' : ` in row ${row}`}.`)
    this.code = code
    this.row = row
  }
}
