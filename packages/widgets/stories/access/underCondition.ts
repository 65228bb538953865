import type { AccessCondition } from './AccessCondition.ts'

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
export async function underCondition<Seen>(
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
