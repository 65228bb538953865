/** The known name that is nearest to `name`; `null` when none is near. */
export function suggestName(name: string, known: readonly string[]): string | null {
  const ranked = known
    .map((one) => ({ one, distance: countEdits(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, distance }) => distance <= Math.max(1, Math.floor(one.length / 3)))
    .sort((a, b) => a.distance - b.distance)
  return ranked[0]?.one ?? null
}

/** The number of letters that are added, lost, replaced, or swapped with their neighbour. */
function countEdits(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let at = 1; at <= from.length; at += 1) {
    const last = row
    row = [at]
    for (let other = 1; other <= to.length; other += 1) {
      const isSame = from[at - 1] === to[other - 1]
      const isSwapped = other > 1 && from[at - 1] === to[other - 2] && from[at - 2] === to[other - 1]
      row[other] = Math.min(
        (last[other] ?? 0) + 1,
        (row[other - 1] ?? 0) + 1,
        (last[other - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[other - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
  }
  return row[to.length] ?? 0
}
