/** A schema issue's path as text, such as `payments.0.amount`. */
export function issuePath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}
