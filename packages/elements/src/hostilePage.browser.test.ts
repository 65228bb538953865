import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOpenPage } from '../test/useOpenPage.ts'

// The first test of a worker fetches the kit's sources one by one.
vi.setConfig({ testTimeout: 60_000 })
const open = useOpenPage()
const hostile = {
  bootstrap,
  unset: '* { all: unset }',
  revert: '* { all: revert !important }',
  reset: `*, *::before, *::after { margin: 0; padding: 0; border: 0; font: 40px/1 fantasy; color: lime; box-sizing: content-box }
    body { letter-spacing: 9px; text-align: right; text-transform: uppercase; cursor: wait }
    button, input, dialog, section, div { display: none !important; background: lime !important }
    h2 { font-size: 99px !important }`,
}

const worn: HTMLStyleElement[] = []
afterEach(() => {
  for (const style of worn.splice(0)) style.remove()
})

function wear(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  worn.push(style)
}

/** Everything that a person sees in a shadow root: of each element its place and all of its computed style. */
function look(element: Element | null): string[] {
  const root = element?.shadowRoot
  const origin = element?.getBoundingClientRect()
  return [...(root?.querySelectorAll('.ol:not(.ol-portal), .ol:not(.ol-portal) *') ?? [])].map((part) => {
    const { top, left, width, height } = part.getBoundingClientRect()
    // What is not drawn stands nowhere.
    const isDrawn = width > 0 || height > 0
    const from = isDrawn ? origin : undefined
    const place = [top - (from?.top ?? 0), left - (from?.left ?? 0), width, height].map(Math.round)
    const style = getComputedStyle(part)
    // What a page says in custom properties, it says to be used.
    // Where it stands is its place; of what is out of the flow these are counted from the page's own edges.
    const said = [...style]
      .filter((name) => !/^(--|inset-|(top|right|bottom|left)$)/.test(name))
      .map((name) => `${name}:${style.getPropertyValue(name)}`)
    return `${part.tagName} ${place} ${said.join(';')}`
  })
}

function findChanges(line: string, before = ''): string {
  const known = new Set(before.split(';'))
  return line
    .split(';')
    .filter((said) => !known.has(said))
    .join('; ')
}

test.each(Object.entries(hostile))(
  'in a shadow root nothing changes under %s',
  async (_name, css) => {
    const { lending } = open(
      '<onlend-withdraw-form style="width:600px" country="nigeria" currency="NGN" draft="false" recipients="false"></onlend-withdraw-form>',
      'shadow scheme="light"',
    )
    const form = lending.querySelector('onlend-withdraw-form')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await document.fonts.ready
    const before = look(form)
    expect(before.length).toBeGreaterThan(40)
    wear(css)
    // The width is the page's own.
    form?.style.setProperty('width', '600px', 'important')
    const changed = () =>
      look(form).flatMap((line, at) => (line === before[at] ? [] : [findChanges(line, before[at])]))
    await expect.poll(changed).toEqual([])
  },
  60_000,
)

test('a page styles what it wants to by part', async () => {
  wear('onlend-credit-limit-card::part(CreditLimitCard) { border: 3px solid rgb(1, 2, 3) }')
  open('<onlend-credit-limit-card></onlend-credit-limit-card>', 'shadow')
  const card = page.getByRole('region', { name: 'Credit limit' })
  await expect.element(card).toHaveStyle({ borderTopColor: 'rgb(1, 2, 3)' })
})

test('where sheets cannot be shared, a shadow root has a style element with the nonce', async () => {
  const { replaceSync } = CSSStyleSheet.prototype
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  try {
    const { adoptSheet } = await import('./styles/adoptSheet.ts')
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    adoptSheet(root, 'p { color: red }', 'n0nce')
    adoptSheet(root, 'p { color: red }', 'n0nce')
    expect([...root.querySelectorAll('style')].map(({ nonce, textContent }) => [nonce, textContent])).toEqual(
      [['n0nce', 'p { color: red }']],
    )
  } finally {
    CSSStyleSheet.prototype.replaceSync = replaceSync
  }
})
