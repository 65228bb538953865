/** A person tied a word to an operation of another kind, partner, amount or account than it tells. Nothing was written. */
export class WordContradictsError extends Error {
  override name = 'WordContradictsError'

  constructor() {
    super(
      'The word tells another kind, partner, amount or account than the operation has: choose another one, or say that it is meant',
    )
  }
}
