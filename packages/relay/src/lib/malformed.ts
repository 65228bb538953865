/** What a reader of JSON text throws. */
export function malformed(at: number): SyntaxError {
  return new SyntaxError(`not acceptable JSON at ${at}`)
}
