/** What S3 answers instead of doing what it was asked. */
export class S3Failure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}
