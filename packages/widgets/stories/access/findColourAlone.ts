import { describeElement } from './describeElement.ts'
import type { Finding } from './Finding.ts'
import { isSeen } from './isSeen.ts'
import { textLines } from './textLines.ts'

/** The words and signs that an element shows. */
function readSigns(element: Element): string {
  const words = textLines([element])
    .map(({ element: { textContent } }) => textContent)
    .join('')
  const icons = [...element.querySelectorAll('svg.ol-Icon, img')].filter(isSeen)
  return words + icons.map((icon) => icon.innerHTML || 'img').join('')
}

/** A meter's share is read from its text beside it, and its own text says it too. */
function saysItself(element: Element): boolean {
  return element.getAttribute('role') === 'meter' && Boolean(element.getAttribute('aria-valuetext')?.trim())
}

/** Elements whose tone or state is told by colour and nothing else. */
export function findColourAlone(grounds: readonly Element[]): Finding[] {
  const findings: Finding[] = []
  for (const ground of grounds) {
    for (const element of ground.querySelectorAll('[data-ol-tone], [data-ol-state]')) {
      const { width, height } = element.getBoundingClientRect()
      // What has no room, such as a live region with nothing to say, shows no colour.
      if (width < 1 || height < 1 || !isSeen(element) || saysItself(element)) continue
      // Words that are not here yet have their shape drawn in their place.
      if (element.querySelector('.ol-Skeleton')) continue
      // What is drawn for the eye alone repeats what stands beside it, which must say it.
      const hidden = element.closest('[aria-hidden="true"]')
      if (readSigns(hidden?.parentElement ?? element)) continue
      findings.push({
        rule: 'colour-alone',
        where: describeElement(element),
        what: `"${element.getAttribute('data-ol-tone') ?? element.getAttribute('data-ol-state')}" has no word and no sign`,
      })
    }
  }
  return findings
}
