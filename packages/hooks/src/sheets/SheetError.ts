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

  constructor(code: SheetErrorCode) {
    super(`The file cannot be read as a table: ${code}.`)
    this.code = code
  }
}
