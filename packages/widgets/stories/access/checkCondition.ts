import type { AccessCondition } from './AccessCondition.ts'
import type { Finding } from './Finding.ts'
import { findCollisions } from './findCollisions.ts'
import { findColourAlone } from './findColourAlone.ts'
import { findCutText } from './findCutText.ts'
import { findOutOfSight } from './findOutOfSight.ts'
import { textLines } from './textLines.ts'
import { runAxe } from './runAxe.ts'
import { underCondition } from './underCondition.ts'

/** Finds the accessibility faults of the page as it stands, under one condition. Leaves the page as it was. */
export async function checkCondition(
  condition: AccessCondition,
  leftOut: readonly string[] = [],
): Promise<Finding[]> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-ol-root]')]
  if (roots.length === 0)
    throw new Error('Nothing to look at: the page has no root. Draw one before the check.')
  // A root may stand in another.
  const grounds = roots.filter((root) => !root.parentElement?.closest('[data-ol-root]'))
  return underCondition(roots, condition, async () => [
    ...(condition.rules === 'none' ? [] : await runAxe(condition.rules, leftOut)),
    ...(condition.moves ? lookAtLayout(grounds) : findColourAlone(grounds)),
  ])
}

function lookAtLayout(grounds: readonly Element[]): Finding[] {
  const lines = textLines(grounds)
  return [...findOutOfSight(grounds, lines), ...findCutText(lines), ...findCollisions(lines)]
}
