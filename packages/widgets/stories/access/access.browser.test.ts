import { page } from 'vitest/browser'
import { afterEach, expect, test } from 'vitest'
import { createTheme } from '../../src/theme/createTheme.ts'
import type { AccessCondition } from './AccessCondition.ts'
import { accessConditions } from './accessConditions.ts'
import { checkCondition } from './checkCondition.ts'
import '../../src/styles.css'

const brand = createTheme({ version: 1, tokens: { colorPrimary: '#ffcc33', radius: '20px' } })
const conditions = accessConditions({ sun: brand })
const names = conditions.map(({ name }) => name)

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

const listNames = (choose: (condition: AccessCondition) => boolean) =>
  conditions.filter(choose).map(({ name }) => name)

test('the conditions are these', () => {
  expect(names).toEqual([
    'dark',
    'brand sun',
    'right to left',
    '320 px',
    '200 % zoom',
    'text at 200 %',
    'wide text spacing',
  ])
})

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

test('a colour that is right in light alone fails in dark', async () => {
  const found = await foundIn('<p style="color: #14211c">Sent</p>')
  expect(Object.keys(found)).toEqual(['dark'])
})

test('a colour that is wrong in light alone fails under each condition in light that looks at colours', async () => {
  const found = await foundIn('<p style="color: #f3f3f3">Sent</p>')
  expect(Object.keys(found)).toEqual(
    listNames(({ rules, scheme }) => /colours|all/.test(rules) && scheme !== 'dark'),
  )
})

test('a fill with text that suits the kit’s own brand alone fails in a partner’s', async () => {
  const found = await foundIn(
    '<p style="background: var(--ol-color-primary); color: #ffffff">Withdraw</p>',
    'color-contrast',
  )
  expect(Object.keys(found)).toContain('brand sun')
  expect(Object.keys(found)).not.toContain('right to left')
})

test('what is moved by left and not by start fails from right to left', async () => {
  const found = await foundIn(
    '<p style="position: relative; left: 60px; inline-size: 240px; margin: 0">Withdraw now, and read this line</p>',
  )
  expect(found).toEqual({ 'right to left': ['out-of-sight'] })
})

test('what is wider than 320 px fails there', async () => {
  const found = await foundIn('<p style="inline-size: 350px; margin: 0">A line that needs its width</p>')
  expect(found['320 px']).toEqual(['sideways-scroll'])
  expect(found['right to left']).toBeUndefined()
})

test('what is wider than half a desktop fails at 200 %', async () => {
  const found = await foundIn('<p style="inline-size: 700px; margin: 0">A line that needs its width</p>')
  expect(found['200 % zoom']).toContain('sideways-scroll')
})

test('a box in pixels cuts text at 200 %, and nowhere else', async () => {
  const found = await foundIn(
    '<p style="block-size: 30px; overflow: hidden; margin: 0; white-space: nowrap">Sent</p>',
  )
  expect(found).toEqual({ 'text at 200 %': ['text-cut'] })
})

test('a box of one tight line cuts text with wide spacing', async () => {
  const found = await foundIn(
    '<p style="font-size: 16px; inline-size: 5.1em; overflow: hidden; margin: 0; white-space: nowrap">Withdrawal</p>',
  )
  expect(found['wide text spacing']).toEqual(['text-cut'])
})

test('lines that lie over one another are found', async () => {
  const found = await foundIn('<p style="margin: 0">Sent</p><p style="margin: -20px 0 0">Received</p>')
  expect(Object.values(found).flat()).toContain('text-collides')
})

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

test('text that runs out of its button is found', async () => {
  const found = await foundIn(
    '<button type="button" class="ol-Button" style="inline-size: 60px; block-size: 44px; white-space: nowrap; padding: 0">Withdraw ₦50,000</button>',
  )
  expect(found['320 px']).toContain('text-cut')
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

test('a state that only a colour tells is found', async () => {
  const found = await foundIn(
    '<span data-ol-tone="danger" style="display: inline-block; inline-size: 20px; block-size: 20px"></span>',
  )
  expect(found.dark).toContain('colour-alone')
  expect(await foundIn('<span data-ol-tone="danger">Failed</span>', 'colour-alone')).toEqual({})
  expect(await foundIn('<div role="status" data-ol-state="none"></div>', 'colour-alone')).toEqual({})
})

test('targets too small and too close fail wherever places change', async () => {
  const small =
    '<button type="button" style="width: 12px; height: 12px; padding: 0; border: 0" aria-label="Go"></button>'
  const found = await foundIn(`<div style="font-size: 0">${small}${small}</div>`, 'target-size')
  expect(Object.keys(found)).toEqual(['right to left', '320 px'])
})

test('a page without a root is no page that passes', async () => {
  document.body.replaceChildren()
  const [dark] = conditions
  await expect(checkCondition(dark as AccessCondition)).rejects.toThrow(/no root/)
})

test('a control without a name fails at 320 px, where other elements are drawn', async () => {
  expect((await foundIn('<input type="text">'))['320 px']).toContain('label')
})

test('a heading that skips a level fails there too, by the best practices', async () => {
  expect((await foundIn('<h4>Bank</h4>'))['320 px']).toContain('heading-order')
})
