/** A sealed text that does not open: it was changed or moved, or the secret that sealed it is not among those given. */
export class SealedTextError extends Error {
  override readonly name = 'SealedTextError'

  constructor() {
    super('A sealed text does not open: is the secret that sealed it still given as ledgerSecret?')
  }
}
