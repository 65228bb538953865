import { describeElement } from './describeElement.ts'
import type { Finding } from './Finding.ts'
import type { TextLine } from './textLines.ts'

// The boxes of two lines may share their empty edges; letters do not.
const slack = 5

/** Whether a line is on top where it stands: what a dialog or a list lies over is not read. */
function isOnTop({ element, rect }: TextLine): boolean {
  const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
  return top !== null && (top === element || top.contains(element) || element.contains(top))
}

/** Lines of text that lie over one another. */
export function findCollisions(text: readonly TextLine[]): Finding[] {
  const findings: Finding[] = []
  const lines = text.toSorted((one, other) => one.rect.top - other.rect.top)
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.rect.top > one.rect.bottom - slack) break
      if (one.element === other.element) continue
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      if (across <= slack || !isOnTop(one) || !isOnTop(other)) continue
      findings.push({
        rule: 'text-collides',
        where: describeElement(one.element),
        what: `lies over ${describeElement(other.element)}`,
      })
    }
  }
  return findings
}
