import { expect, test } from 'vitest'
import { layBrand } from './layBrand.ts'

test('what a customer partner names counts, member by member, and the id and legal texts stay the tenant’s', () => {
  const base = {
    id: 'a',
    name: 'A',
    theme: { tokens: { colorText: '#000', radius: '4px' } },
    tenors: [30, 60],
    legal: {},
  }
  const over = { id: 'b', theme: { tokens: { radius: '0' } }, tenors: [14], legal: { footer: { en: 'x' } } }
  expect(layBrand(base, over)).toEqual({
    ...base,
    theme: { tokens: { colorText: '#000', radius: '0' } },
    tenors: [14],
  })
  expect(base.tenors).toEqual([30, 60])
})

test('a brand reaches no prototype', () => {
  const laid = layBrand({}, JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'))
  expect([Object.getPrototypeOf(laid), ({} as { x?: number }).x]).toEqual([Object.prototype, undefined])
})
