/** The most parts: more would have too many sums to try. */
const mostParts = 10

/**
 * The places of the two or more parts that add up to a sum in exactly one way; `null` where no way or several do. All parts are above zero.
 */
export function findOnlySum(parts: readonly bigint[], sum: bigint): readonly number[] | null {
  if (parts.length < 2 || parts.length > mostParts) return null
  const rest = parts.map((_, place) => parts.slice(place).reduce((total, part) => total + part, 0n))
  const ways: number[][] = []
  const chosen: number[] = []
  const look = (place: number, left: bigint) => {
    if (left === 0n) {
      if (chosen.length > 1) ways.push([...chosen])
      return
    }
    if (ways.length > 1 || left < 0n || place === parts.length || (rest[place] ?? 0n) < left) return
    chosen.push(place)
    look(place + 1, left - (parts[place] ?? 0n))
    chosen.pop()
    look(place + 1, left)
  }
  look(0, sum)
  return ways.length === 1 ? (ways[0] ?? null) : null
}
