import type { RowChecker } from './createRowChecker.ts'
import type { ImportRowFilter } from './TransactionImport.ts'

/** Rows between two looks at the clock. */
const rowsBetweenLooks = 64

/** Which rows are shown, in their order: those in error first, then as in the file. `step` until it says 1. */
export function createRowOrder(
  checker: RowChecker,
  { level, code, search }: ImportRowFilter,
): { step: (isInTime: () => boolean) => number; ids: () => readonly number[] } {
  const sought = search.trim().toLowerCase()
  const [errors, others]: [number[], number[]] = [[], []]
  let at = 0

  const isEverything = level === 'all' && code === null && sought === ''

  const isShown = (id: number): boolean => {
    if (isEverything) return true
    const row = checker.row(id)
    if (level === 'edited' && row.edited.length === 0) return false
    if (level === 'leftOut' && !row.isLeftOut) return false
    if ((level === 'error' || level === 'warning') && checker.standing(id) !== level) return false
    if (code !== null && !row.issues.some((issue) => issue.code === code)) return false
    return sought === '' || row.includes(sought)
  }
  return {
    step: (isInTime) => {
      for (; at < checker.size; at += 1) {
        if (at % rowsBetweenLooks === 0 && at > 0 && !isInTime()) break
        if (isShown(at)) (checker.standing(at) === 'error' ? errors : others).push(at)
      }
      return checker.size === 0 ? 1 : at / checker.size
    },
    ids: () => (errors.length === 0 ? others : errors.concat(others)),
  }
}
