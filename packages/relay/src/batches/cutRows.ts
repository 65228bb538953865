import type { MayCutAt } from './findCutPlaces.ts'

/** Finds the end of a piece that begins with row `from`: at most `size` rows, and more only where rows belong together. */
export function cutRows(total: number, mayCutAt: MayCutAt): (from: number, size: number) => number {
  return (from, size) => {
    const most = Math.min(total, from + size)
    for (let end = most; end > from; end -= 1) if (end === total || mayCutAt(end)) return end
    let end = most
    while (end < total && !mayCutAt(end)) end += 1
    return end
  }
}
