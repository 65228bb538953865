/** A JSON number kept as the text it has on the wire, so that an amount beyond 2^53 stays exact. */
export class WireNumber {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
