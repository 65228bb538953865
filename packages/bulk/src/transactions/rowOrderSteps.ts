import type { RowChecker } from './createRowChecker.ts'
import type { ImportRowFilter } from './TransactionImport.ts'

/** Rows per step. */
const rowsPerStep = 64

/** Finds the shown rows in short steps, in their order: errors first, then as in the file. */
export function* rowOrderSteps(
  checker: RowChecker,
  { level, code, search }: ImportRowFilter,
): Generator<number, readonly number[]> {
  const sought = search.trim().toLowerCase()
  const [errors, others]: [number[], number[]] = [[], []]
  const isEverything = level === 'all' && code === null && sought === ''

  const isShown = (id: number, found: ReturnType<RowChecker['getLevel']>): boolean => {
    if ((level === 'error' || level === 'warning' || level === 'leftOut') && found !== level) return false
    if (level === 'edited' && checker.row(id).edited.length === 0) return false
    if (code !== null && !checker.row(id).issues.some((issue) => issue.code === code)) return false
    return sought === '' || checker.includes(id, sought)
  }
  for (let id = 0; id < checker.size; id += 1) {
    if (id % rowsPerStep === 0) yield id / checker.size
    const found = checker.getLevel(id)
    if (isEverything || isShown(id, found)) (found === 'error' ? errors : others).push(id)
  }
  return errors.length === 0 ? others : errors.concat(others)
}
