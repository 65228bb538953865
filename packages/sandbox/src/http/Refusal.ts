/** The error of a call that the service turns down: a handler throws it, and the caller gets an error envelope. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}
