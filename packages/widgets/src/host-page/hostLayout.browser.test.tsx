import { cleanup, render } from '@testing-library/react'
import type { CSSProperties, ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { kitStyles } from '../../test/host-css/kitStyles.ts'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { Card } from '../ui/Card.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Slider } from '../ui/Slider.tsx'

const { layered, plain } = kitStyles()
const sheets: HTMLStyleElement[] = []
afterEach(() => {
  cleanup()
  for (const sheet of sheets.splice(0)) sheet.remove()
})

function wear(css: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  sheets.push(sheet)
}

const nothing = () => {}

function Controls(): ReactNode {
  return (
    <LendingRoot>
      <Card part="Card" title="Withdraw">
        <Checkbox label="I agree" defaultChecked />
        <RadioCards
          legend="To"
          value="bank"
          options={[
            { value: 'bank', label: 'Bank account' },
            { value: 'phone', label: 'Mobile money' },
          ]}
          onChange={nothing}
        />
        <Slider label="Days" value={1} last={3} valueText="60" least="30" most="120" onChange={nothing} />
        <p className="ol-Text" hidden>
          Not now
        </p>
      </Card>
    </LendingRoot>
  )
}

const parents: [string, CSSProperties][] = [
  ['a block', {}],
  ['a centring row', { display: 'flex', justifyContent: 'center', alignItems: 'center' }],
  ['a centring column', { display: 'flex', flexDirection: 'column', alignItems: 'center' }],
  ['a centring grid', { display: 'grid', placeItems: 'center' }],
  ['a column of its content', { display: 'grid', gridTemplateColumns: 'max-content' }],
  ['a fit-content box', { inlineSize: 'fit-content' }],
  ['an inline block', { display: 'inline-block' }],
  ['a float', { float: 'left' }],
  ['an absolute box', { position: 'absolute' }],
  ['a fixed box', { position: 'fixed', insetInlineStart: 0 }],
  ['a table cell', { display: 'table-cell' }],
]

test.each(parents.flatMap(([name, style]) => [360, 1280].map((width) => [name, width, style] as const)))(
  'in %s of a page %d px wide a widget is as wide as a form, and no wider than the page',
  async (_name, width, style) => {
    await page.viewport(width, 800)
    wear(`${plain} body { margin: 0 }`)
    const { container } = render(
      <div style={{ padding: 16, boxSizing: 'border-box', maxInlineSize: '100%', ...style }}>
        <Controls />
      </div>,
    )
    const root = container.querySelector('.ol')
    expect(root?.getBoundingClientRect().width).toBeGreaterThanOrEqual(width === 360 ? 290 : 430)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

const columns: [string, CSSProperties, CSSProperties][] = [
  ['three equal columns', { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }, {}],
  ['a column beside a fixed one', { display: 'grid', gridTemplateColumns: '600px 1fr' }, {}],
  ['a flexible item beside a fixed one', { display: 'flex' }, { flex: 1 }],
  ['an item that may shrink', { display: 'flex' }, {}],
  ['a column that may shrink to nothing', { display: 'flex' }, { flex: 1, minInlineSize: 0 }],
]

test.each(columns)(
  'in %s a widget takes what is left and pushes nothing off the page',
  async (_name, row, item) => {
    await page.viewport(800, 800)
    wear(`${plain} body { margin: 0 }`)
    const { container } = render(
      <div style={row}>
        <div
          style={{ flex: 'none', inlineSize: row.gridTemplateColumns === 'repeat(3, 1fr)' ? 'auto' : 600 }}
        />
        <div style={item}>
          <Controls />
        </div>
        {row.gridTemplateColumns === 'repeat(3, 1fr)' && <Controls />}
      </div>,
    )
    for (const root of container.querySelectorAll('.ol:not(.ol-portal)'))
      expect(root.getBoundingClientRect().width).toBeGreaterThanOrEqual(144)
    expect(document.documentElement.scrollWidth).toBe(800)
  },
)

test('a table shares its width between a widget and long words beside it', async () => {
  await page.viewport(800, 800)
  wear(`${plain} body { margin: 0 }`)
  const { container } = render(
    <table style={{ borderSpacing: 0 }}>
      <tbody>
        <tr>
          <td style={{ padding: 0 }}>{'Long words '.repeat(100)}</td>
          <td style={{ padding: 0 }}>
            <Controls />
          </td>
        </tr>
      </tbody>
    </table>,
  )
  expect(container.querySelector('.ol')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(144)
  expect(document.documentElement.scrollWidth).toBe(800)
})

/** The ways in which style sheets take native controls off the page, to draw their own beside them. */
const hiding = {
  'display: none': 'input[type=checkbox], input[type=radio], input[type=range] { display: none }',
  // Materialize 1.0.
  'no opacity, no pointer': `[type="checkbox"]:not(:checked), [type="checkbox"]:checked, [type="radio"]:not(:checked), [type="radio"]:checked, [type=range]
    { position: absolute; opacity: 0; pointer-events: none }`,
  'no size': 'input { width: 0; height: 0; visibility: hidden; clip-path: inset(50%); transform: scale(0) }',
  'everything shown': 'p, input { display: block }',
}

test.each(
  Object.entries(hiding).flatMap(([name, css]) => [
    [name, 'layered', css, layered] as const,
    [name, 'plain', css, plain] as const,
  ]),
)(
  'a host’s rule for its own controls, %s, takes none of the kit’s away in the %s sheet',
  (_name, _sheet, css, kit) => {
    wear(kit)
    wear(css)
    const { container } = render(<Controls />)
    const controls = [...container.querySelectorAll('input')]
    expect(controls).toHaveLength(4)
    for (const control of controls) {
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(18)
      expect(getComputedStyle(control)).toMatchObject({ opacity: '1', visibility: 'visible' })
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      expect(hit).toBe(control)
    }
    expect(container.querySelector('[hidden]')?.getClientRects()).toHaveLength(0)
  },
)

test('a root of 62.5 % makes nothing smaller: every length is what it is on a page without it', async () => {
  await page.viewport(800, 800)
  wear(plain)
  const { container } = render(<Controls />)
  const read = () =>
    [...container.querySelectorAll('.ol, .ol *')].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { fontSize, padding, borderRadius } = getComputedStyle(element)
      return [element.className, width, height, fontSize, padding, borderRadius].join(' ')
    })
  const before = read()
  wear('html { font-size: 62.5% }')
  expect(getComputedStyle(document.documentElement).fontSize).toBe('10px')
  expect(read()).toEqual(before)
})
