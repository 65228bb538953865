/** Whether a piece may begin with the row at this place. */
export type MayCutAt = (place: number) => boolean

/**
 * Finds the places at which a piece may begin. Rows of one statement line stay together, because two pieces are two operations, and the ledger would refuse
 * the second as credited by the first. The places follow from the rows alone, so that every instance cuts alike.
 */
export function findCutPlaces(lines: readonly (readonly string[])[]): MayCutAt {
  const lastRows = new Map<string, number>()
  for (const [at, row] of lines.entries()) for (const line of row) lastRows.set(line, at)
  const inside = new Uint8Array(lines.length)
  let joinedTo = -1
  for (const [at, row] of lines.entries()) {
    if (at <= joinedTo) inside[at] = 1
    for (const line of row) joinedTo = Math.max(joinedTo, lastRows.get(line) ?? at)
  }
  return (place) => inside[place] !== 1
}
