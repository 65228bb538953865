import { page } from 'vitest/browser'
import { afterEach, expect, test } from 'vitest'
import { createTheme } from '../../src/theme/createTheme.ts'
import type { AccessCondition } from './AccessCondition.ts'
import { accessConditions } from './accessConditions.ts'
import { checkCondition } from './checkCondition.ts'
import '../../src/styles.css'

const brand = createTheme({ version: 1, tokens: { colorPrimary: '#ffcc33', radius: '20px' } })
const conditions = accessConditions({ sun: brand })

afterEach(() => {
  document.body.replaceChildren()
})

/** What is found on a page, by condition; conditions that find nothing are left out. */
async function foundIn(html: string, rule?: string, prepare?: () => void): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  document.title = 'Lending'
  for (const condition of conditions) {
    const { width, height } = condition.window ?? { width: 360, height: 640 }
    await page.viewport(width, height)
    document.body.style.margin = '0'
    document.body.innerHTML = `<main><h1>Lending</h1><div class="ol" data-ol-root data-ol-scheme="light" dir="ltr"><div class="ol-Ground" style="background: var(--ol-color-background)">${html}</div></div></main>`
    prepare?.()
    const rules = (await checkCondition(condition)).map((finding) => finding.rule)
    const kept = [...new Set(rules)].filter((one) => rule === undefined || one === rule)
    if (kept.length > 0) found[condition.name] = kept
  }
  return found
}

test('sound markup passes under every condition, and is left as it was', async () => {
  const html = `<p>Withdraw ₦50,000</p>
    <button type="button" class="ol-Button" style="min-height: 44px; color: var(--ol-color-text)">Send</button>
    <p data-ol-tone="danger" style="color: var(--ol-color-danger-text)">It failed</p>`
  expect(await foundIn(html)).toEqual({})
  const root = document.querySelector<HTMLElement>('[data-ol-root]')
  expect(root?.outerHTML).toContain('<div class="ol" data-ol-root="" data-ol-scheme="light" dir="ltr">')
  expect(document.documentElement.getAttribute('style') ?? '').not.toContain('zoom')
  expect(document.documentElement.dir).toBe('')
})

const small =
  '<button type="button" style="width: 12px; height: 12px; padding: 0; border: 0" aria-label="Go"></button>'

test.each([
  ['a colour that is right in light alone', 'dark', 'color-contrast', '<p style="color: #14211c">Sent</p>'],
  [
    ...['a text that suits the kit’s own brand alone', 'brand sun', 'color-contrast'],
    '<p style="background: var(--ol-color-primary); color: #ffffff">Withdraw</p>',
  ],
  [
    ...['a text that is moved by left and not by start', 'right to left', 'out-of-sight'],
    '<p style="position: relative; left: 60px; inline-size: 240px; margin: 0">Withdraw now, and read this line</p>',
  ],
  [
    ...['a line wider than 320 px', '320 px', 'sideways-scroll'],
    '<p style="inline-size: 350px; margin: 0">A line that needs its width</p>',
  ],
  [
    ...['a line wider than half a desktop', '200 % zoom', 'sideways-scroll'],
    '<p style="inline-size: 700px; margin: 0">A line that needs its width</p>',
  ],
  [
    ...['a box in pixels', 'text at 200 %', 'text-cut'],
    '<p style="block-size: 30px; overflow: hidden; margin: 0; white-space: nowrap">Sent</p>',
  ],
  [
    ...['a box of one tight line', 'wide text spacing', 'text-cut'],
    '<p style="font-size: 16px; inline-size: 5.1em; overflow: hidden; margin: 0; white-space: nowrap">Withdrawal</p>',
  ],
  [
    ...['a line over another', 'text at 200 %', 'text-collides'],
    '<p style="margin: 0">Sent</p><p style="margin: -20px 0 0">Received</p>',
  ],
  [
    ...['a text that runs out of its button', '320 px', 'text-cut'],
    '<button type="button" class="ol-Button" style="inline-size: 60px; block-size: 44px; white-space: nowrap; padding: 0">Withdraw ₦50,000</button>',
  ],
  [
    ...['a state that only a colour tells', 'dark', 'colour-alone'],
    '<span data-ol-tone="danger" style="display: inline-block; inline-size: 20px; block-size: 20px"></span>',
  ],
  ['a target that is too small', '320 px', 'target-size', `<div style="font-size: 0">${small}${small}</div>`],
  ['a control without a name', '320 px', 'label', '<input type="text">'],
  ['a heading that skips a level', '320 px', 'heading-order', '<h4>Bank</h4>'],
] as [what: string, condition: string, rule: string, html: string][])(
  '%s is found under the condition “%s”, as %s',
  async (_what, condition, rule, html) => expect((await foundIn(html))[condition]).toContain(rule),
)

test('a heading that sticks over what was scrolled under it, and a line at the edge of its scroller, are no collision', async () => {
  const line = (text: string, style = '') => `<p style="margin: 0; ${style}">${text}</p>`
  const stuck = line('Heading', 'position: sticky; inset-block-start: 0; background: #fff')
  const page = `<div tabindex="0" role="group" aria-label="Rows" style="overflow: auto">${stuck}${line('Row').repeat(6)}</div>${line('Note')}`
  const scroll = (lines: number) => () => {
    const scroller = document.querySelector<HTMLElement>('[aria-label="Rows"]')
    const height = scroller?.firstElementChild?.getBoundingClientRect().height ?? 0
    if (scroller) scroller.style.blockSize = `${height * 2.6}px`
    scroller?.scrollTo(0, height * lines)
  }
  expect(await foundIn(page, 'text-collides', scroll(0.4))).toEqual({})
  expect(await foundIn(page, 'text-collides', scroll(0))).toEqual({})
})

const wide = '<p style="inline-size: 900px; margin: 0">A line</p>'

test('a part may scroll sideways if a keyboard can scroll it and it has a name', async () => {
  const scroller = (attributes: string) => `<div style="overflow-x: auto" ${attributes}>${wide}</div>`
  expect(
    await foundIn(scroller('tabindex="0" role="group" aria-label="Customers"'), 'sideways-scroll'),
  ).toEqual({})
  expect(Object.keys(await foundIn(scroller(''), 'sideways-scroll'))).toContain('320 px')
  expect(Object.keys(await foundIn(scroller('tabindex="0"'), 'sideways-scroll'))).toContain('320 px')
})

test('a page without a root is no page that passes', async () => {
  document.body.replaceChildren()
  const [dark] = conditions
  await expect(checkCondition(dark as AccessCondition)).rejects.toThrow(/no root/)
})
