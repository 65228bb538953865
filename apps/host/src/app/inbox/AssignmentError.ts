/** The relay did not tie a message to a write; `contradicts` when the two do not fit, and it would where that is said to be meant. */
export class AssignmentError extends Error {
  override name = 'AssignmentError'
  readonly contradicts: boolean

  constructor({ contradicts }: { contradicts: boolean }) {
    super(contradicts ? 'the message contradicts the operation' : 'the relay refused the assignment')
    this.contradicts = contradicts
  }
}
