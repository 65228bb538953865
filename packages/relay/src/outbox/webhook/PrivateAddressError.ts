/** An address of a private network, of this machine, or of no network. */
export class PrivateAddressError extends Error {
  override readonly name: string = 'PrivateAddressError'
}
