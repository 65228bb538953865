/** The connection was lost while a transaction was being committed: what it wrote may be there or not. It is never tried again by itself. */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'

  constructor(options: ErrorOptions) {
    super(
      'The connection was lost during a commit: read the database again before anything is repeated',
      options,
    )
  }
}
