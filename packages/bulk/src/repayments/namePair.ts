/** Two words of a name as one key. The first has the lower number. */
export function namePair(first: number, second: number): number {
  return first * 2 ** 26 + second
}
