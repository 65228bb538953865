import type { DraftFields } from './DraftMemory.ts'

type MergeDraftsParameters = {
  /** What both began with. */
  base: DraftFields
  mine: DraftFields
  theirs: DraftFields
}

/**
 * Puts two changed drafts together. What only one side has changed is taken; where both have, mine stands and the field is named. The order
 * of files is no matter to ask about.
 */
export function mergeDrafts({ base, mine, theirs }: MergeDraftsParameters): {
  merged: DraftFields
  conflicts: readonly string[]
} {
  const merged: Record<string, string> = {}
  const conflicts: string[] = []
  for (const path of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const isMine = mine[path] !== base[path]
    const value = isMine ? mine[path] : theirs[path]
    if (value !== undefined) merged[path] = value
    const isTheirs = theirs[path] !== base[path] && theirs[path] !== mine[path]
    if (isMine && isTheirs && !path.startsWith('order.')) conflicts.push(path)
  }
  return { merged, conflicts }
}
