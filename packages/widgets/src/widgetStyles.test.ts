import { gzipSync } from 'node:zlib'
import postcss, { type Node } from 'postcss'
import { expect, test } from 'vitest'
import { buildStyles } from '../build/buildStyles.ts'
import { buildWidgetStyles } from '../build/buildWidgetStyles.ts'

const whole = buildStyles()
const widgets = buildWidgetStyles()

/** Every declaration of a sheet with all that it depends on, one line each. */
function statements(css: string): Set<string> {
  const found = new Set<string>()
  postcss.parse(css).walkDecls((declaration) => {
    let path = ''
    let selectors = ['']
    for (let node: Node | undefined = declaration.parent; node; node = node.parent) {
      if (node instanceof postcss.Rule) selectors = node.selectors
      else if (node instanceof postcss.AtRule) path = `@${node.name} ${node.params} ${path}`
    }
    for (const selector of selectors)
      found.add(`${path}${selector} ${declaration.prop}: ${declaration.value}`)
  })
  return found
}

test.each(['plain', 'layered'] as const)(
  'together the %s sheets of the widgets say what the whole sheet says: no more, and nothing is left that no widget needs',
  (form) => {
    const all = statements(whole[form])
    const together = new Set([...widgets.values()].flatMap((styles) => [...statements(styles[form])]))
    expect([...all].filter((said) => !together.has(said))).toEqual([])
    expect([...together].filter((said) => !all.has(said))).toEqual([])
  },
)

test('the sheet of a widget is far smaller than the whole', () => {
  const size = (css: string) => gzipSync(css, { level: 9 }).length
  for (const name of ['credit-limit-card', 'active-drawdown-card', 'mobile-money-picker', 'operation-status'])
    expect(size(widgets.get(name)?.plain ?? whole.plain), name).toBeLessThan(size(whole.plain) * 0.6)
})
