import type { BrowserContextOptions, Page } from 'playwright'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allStyles } from '../../test/allStyles.ts'
import { openBrowser } from '../../build/openBrowser.ts'
import { KeyParts } from '../../test/host-css/KeyParts.tsx'
import type { LendingRootProps } from './LendingRoot.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { TestGround } from '../../test/TestGround.tsx'

const styles = allStyles()

let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

async function show(props: LendingRootProps = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const html = renderToString(
    <TestGround root={props}>
      <KeyParts />
    </TestGround>,
  )
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, ...options })
  const page = await context.newPage()
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width"><style>${styles.plain}</style><body style="margin: 0">${html}`,
  )
  return page
}

type Measured = { name: string; inline: number; block: number; style: Record<string, string> }

async function measure(page: Page, selector: string, properties: string[] = []): Promise<Measured[]> {
  return page.locator(selector).evaluateAll(
    (elements, names) =>
      elements
        .map((element) => {
          const { getComputedStyle } = globalThis as unknown as Window & typeof globalThis // runs in the page
          const box = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          return {
            name: `${element.getAttribute('class')} ${element.textContent?.slice(0, 20)}`,
            inline: box.width,
            block: box.height,
            style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
          }
        })
        .filter(({ inline, block }) => inline > 1 && block > 1),
    properties,
  )
}

const targets =
  '.ol button, .ol .ol-Input, .ol select, .ol textarea, .ol .ol-RadioCards-card, .ol .ol-Checkbox-label, .ol .ol-ErrorSummary-link'

test.each(['compact', 'default', 'touch'] as const)(
  'with %s density no target is under 24 px, and none is under 44 px where a finger points',
  async (density) => {
    const tiny = createTheme({ tokens: { controlHeight: '24px', fontSize: '13px' } })
    for (const [least, options] of [
      [24, {}],
      [44, { hasTouch: true, isMobile: true }],
    ] as const) {
      const page = await show({ density, theme: tiny }, options)
      const small = (await measure(page, targets)).filter(({ block }) => block < least - 0.5)
      expect(small.map(({ name, block }) => `${name}: ${block}`)).toEqual([])
      await page.context().close()
    }
  },
)

test('a finger’s phone does not zoom into a field: letters are 16 px at least, whatever the brand', async () => {
  const theme = createTheme({ tokens: { fontSize: '12px' } })
  const page = await show({ theme }, { hasTouch: true, isMobile: true })
  for (const { name, style } of await measure(
    page,
    '.ol input:not([type=radio], [type=checkbox], [type=range]), .ol select, .ol textarea',
    ['font-size'],
  ))
    expect(Number.parseFloat(style['font-size'] ?? ''), name).toBeGreaterThanOrEqual(16)
  await page.context().close()
})

test('in forced colours every control keeps an edge, the ring is there and a meter is full to where it was', async () => {
  const page = await show({}, { forcedColors: 'active' })
  const edges = await measure(
    page,
    '.ol-Button, .ol-Input-frame, .ol-RadioCards-card, .ol-Alert, .ol-Badge, .ol-Meter[data-ol-shape=bar]',
    ['border-block-start-width', 'border-block-start-style'],
  )
  expect(edges.length).toBeGreaterThan(15)
  for (const { name, style } of edges) {
    expect(Number.parseFloat(style['border-block-start-width'] ?? ''), name).toBeGreaterThanOrEqual(1)
    expect(style['border-block-start-style'], name).toBe('solid')
  }
  const [fill] = await measure(page, 'rect.ol-Meter-fill', ['fill'])
  const [track] = await measure(page, 'rect.ol-Meter-track', ['fill'])
  expect(fill?.inline).toBeCloseTo((track?.inline ?? 0) / 4, 0)
  expect(fill?.style.fill).not.toBe(track?.style.fill)
  await page.getByRole('textbox', { name: 'Reason' }).focus()
  const [ring] = await measure(page, '.ol-Input-frame:focus-within', ['outline-style', 'outline-width'])
  expect(ring?.style).toEqual({ 'outline-style': 'solid', 'outline-width': '2px' })
  await page.context().close()
})

test('with reduced motion nothing moves, whether the device or the brand asks for it', async () => {
  const brand = createTheme({ tokens: { motion: 'reduced' } })
  for (const page of [
    await show({}, { reducedMotion: 'reduce' }),
    await show({ theme: brand }, { reducedMotion: 'no-preference' }),
  ]) {
    const moving = (
      await measure(page, '.ol *:not(.ol-Spinner)', ['animation-name', 'transition-duration'])
    ).filter(({ style }) => style['animation-name'] !== 'none' || style['transition-duration'] !== '0s')
    expect(moving.map(({ name }) => name)).toEqual([])
    await page.context().close()
  }
  const page = await show({}, { reducedMotion: 'no-preference' })
  const [bone] = await measure(page, '.ol-Skeleton', ['animation-name'])
  expect(bone?.style['animation-name']).toBe('ol-breathe')
  await page.context().close()
})

test('on paper a dark card is black on white, without buttons', async () => {
  const page = await show({ scheme: 'dark', theme: createTheme({ tokens: { colorPrimary: '#ff7900' } }) })
  const [screen] = await measure(page, '.ol-Card', ['background-color'])
  expect(screen?.style['background-color']).not.toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'print' })
  const [card] = await measure(page, '.ol-Card', ['background-color', 'color'])
  expect(card?.style).toEqual({ 'background-color': 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
  for (const { style, name } of await measure(page, '.ol-Alert-title, .ol-Badge, .ol-DescriptionList-value', [
    'color',
  ]))
    expect(style.color, name).toMatch(/^rgb\((?:0, 0, 0|51, 51, 51)\)$/)
  expect(await measure(page, '.ol-Button')).toEqual([])
  await page.context().close()
})

test('icons that point along the line turn round with the root’s direction, not with the page’s', async () => {
  const page = await show({ dir: 'ltr' })
  const readScale = async () => (await measure(page, '.ol-ExternalLink .ol-Icon', ['scale']))[0]?.style.scale
  await page.evaluate(() => {
    const { document } = globalThis as unknown as Window & typeof globalThis // runs in the page
    document.documentElement.dir = 'rtl'
  })
  expect(await readScale()).toBe('none')
  await page.locator('.ol').evaluate((root) => root.setAttribute('dir', 'rtl'))
  expect(await readScale()).toBe('-1 1')
  await page.context().close()
})

test('the scheme follows the device without a script', async () => {
  const grounds = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await show({}, { colorScheme, javaScriptEnabled: true })
    const [card] = await measure(page, '.ol-Card', ['background-color'])
    grounds.push(card?.style['background-color'])
    await page.context().close()
  }
  expect(grounds).toEqual(['rgb(255, 255, 255)', 'rgb(18, 26, 23)'])
})
