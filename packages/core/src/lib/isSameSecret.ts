/** Compares two hex digests of equal length without telling by its time where they differ. */
export function isSameSecret(left: string, right: string): boolean {
  let difference = left.length ^ right.length
  for (let at = 0; at < left.length; at += 1)
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at % (right.length || 1))
  return difference === 0
}
