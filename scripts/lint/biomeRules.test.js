import { expect, test } from 'vitest'
import { lintCases } from './lintCases.js'

const barrel = 'lint/performance/noBarrelFile'
const all = 'lint/performance/noReExportAll'
const physical = [
  'margin-left: 1px',
  'border-top-left-radius: 1px',
  'left: 0',
  'text-align: right',
  'float: left',
]

const cases = [
  ['packages/core/src/index.ts', "export { withdraw } from './endpoints/withdraw.ts'", []],
  ['packages/core/src/models/Bank.ts', "export { BankName } from './BankName.ts'", [barrel]],
  ['packages/relay/src/index.ts', "export * from './createRelay.ts'", [all]],
  ['a.css', '.a { margin-inline-start: 1px; text-align: start; inset-inline-end: 0; --left: 1px }', []],
  ['b.css', '/* margin-left */ .ol-left { border-start-end-radius: 2px }', []],
  ...physical.map((declaration, index) => [`${index}.css`, `.a { color: red; ${declaration} }`, ['plugin']]),
]

const found = lintCases(cases, 'biome', 'lint', '--reporter=json', '--max-diagnostics=none', '.')

test.each(cases)('%s: %s', (path, _code, rules) => {
  const own = found.filter(({ location }) => location.path === path)
  expect(own.map(({ category }) => category).sort()).toEqual(rules)
})
