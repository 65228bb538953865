import axe from 'axe-core'
import type { AccessCondition } from './AccessCondition.ts'
import type { Finding } from './Finding.ts'
import { describeElement } from './describeElement.ts'
import { isSeen } from './isSeen.ts'
import { findCutText } from './findCutText.ts'
import { findOutOfSight } from './findOutOfSight.ts'
import { type TextLine, textLines } from './textLines.ts'
import { axeOptions } from '../axeOptions.ts'

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

// The boxes of two lines may share their empty edges; letters do not.
const slack = 5

/** Whether a line is on top where it stands: what a dialog or a list lies over is not read. */
function isOnTop({ element, rect }: TextLine): boolean {
  const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
  return top !== null && (top === element || top.contains(element) || element.contains(top))
}

/** Lines of text that lie over one another. */
function findCollisions(text: readonly TextLine[]): Finding[] {
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
function findColourAlone(grounds: readonly Element[]): Finding[] {
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

const context = {
  include: [['body']],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
}

const only = {
  colours: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size', 'scrollable-region-focusable'],
}

/** Asks axe, with the options of the showroom, but for rules that a story leaves out. */
async function runAxe(
  rules: Exclude<AccessCondition['rules'], 'none'>,
  leftOut: readonly string[] = [],
): Promise<Finding[]> {
  // A story is a part of a page: it has no landmarks of its own.
  const rest = Object.fromEntries(['region', ...leftOut].map((id) => [id, { enabled: false }]))
  const { violations } = await axe.run(context, {
    ...(rules === 'all'
      ? { ...axeOptions, rules: rest }
      : { runOnly: { type: 'rule', values: only[rules] } }),
    resultTypes: ['violations'],
    elementRef: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      where: target.join(' '),
      what: (failureSummary ?? '').replace(/\s+/g, ' '),
    })),
  )
}

type Look = { element: HTMLElement; attributes: [string, string][] }

const recordLook = (element: HTMLElement): Look => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value]),
})

function restore({ element, attributes }: Look): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
  for (const [name, value] of attributes) element.setAttribute(name, value)
}

function applyCondition(root: HTMLElement, { theme, scheme, dir }: AccessCondition): void {
  if (scheme) root.dataset.olScheme = scheme
  if (dir) root.dir = dir
  if (!theme) return
  for (const name of [...root.style]) if (name.startsWith('--ol-')) root.style.removeProperty(name)
  for (const [name, value] of Object.entries({ ...theme.shared, ...theme.light, ...theme.dark }))
    root.style.setProperty(name, value)
  root.dataset.olDensity = theme.density
}

/** Two frames: one for observers of sizes to draw again, one for what they drew. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
}

/** Changes the ground that a story stands on, in place, looks, and puts everything back. */
async function underCondition<Seen>(
  roots: readonly HTMLElement[],
  condition: AccessCondition,
  look: () => Seen | Promise<Seen>,
): Promise<Seen> {
  const page = document.documentElement
  const before = [page, ...roots].map(recordLook)
  const readerStyle = document.createElement('style')
  readerStyle.textContent = condition.readerStyle ?? ''
  document.head.append(readerStyle)
  for (const root of roots) applyCondition(root, condition)
  if (condition.dir) page.dir = condition.dir
  if (condition.zoom) page.style.setProperty('zoom', String(condition.zoom))
  try {
    await settle()
    return await look()
  } finally {
    readerStyle.remove()
    before.forEach(restore)
  }
}
