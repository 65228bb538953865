/** The relay did not tie a message to a write; `contradicts` when the two do not fit, and it would where that is said to be meant. */
export class AssignmentError extends Error {
  override name = 'AssignmentError'
  readonly contradicts: boolean

  constructor({ contradicts }: { contradicts: boolean }) {
    super(
      contradicts
        ? 'The message tells another kind, amount, account or partner than this. Choose another one, unless you are sure.'
        : 'The relay did not accept this. Look again: somebody may have settled it.',
    )
    this.contradicts = contradicts
  }
}
