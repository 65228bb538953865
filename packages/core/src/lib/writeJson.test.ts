import { afterEach, expect, test } from 'vitest'
import { reconcileRepayments } from '../endpoints/reconcileRepayments.ts'
import { writeBody } from '../transport/writeBody.ts'
import { writeJson } from './writeJson.ts'

/** The patches of Prototype.js 1.6, and one of every object. */
function patch(): void {
  const quoted = function (this: unknown) {
    return `[${String(this)}]`
  }
  for (const { prototype } of [Array, Date, Object])
    Object.defineProperty(prototype, 'toJSON', { value: quoted, configurable: true, writable: true })
}

const dateToJson = Date.prototype.toJSON
afterEach(() => {
  for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON')
  Object.defineProperty(Date.prototype, 'toJSON', { value: dateToJson, configurable: true, writable: true })
})

test('a page that gives every list, date and object a toJSON changes nothing of what is written', () => {
  const value = {
    rows: [{ amounts: ['1', 2, null, undefined], at: new Date(0) }, []],
    bare: Object.assign(Object.create(null), { list: ['a'] }),
    left: undefined,
    never: new Date(Number.NaN),
  }
  const written = JSON.stringify(value)
  patch()
  expect(writeJson(value)).toBe(written)
  expect(writeJson(['a'])).toBe('["a"]')
})

test('a class writes itself', () => {
  class Money {
    toJSON(): string {
      return '1.50'
    }
  }
  patch()
  expect(writeJson({ amounts: [new Money()] })).toBe('{"amounts":["1.50"]}')
})

test('a write sends its list of payments as a list on such a page', () => {
  patch()
  const sent = writeBody({ encodeFiles: null, target: 'relay' }, reconcileRepayments, {
    ownerId: 'cp_1',
    operationId: undefined,
    body: { payments: [{ transaction_reference: 'tx-1', amount: '10' }] },
  })
  const { payments } = JSON.parse(String(sent?.body))
  expect(Array.isArray(payments)).toBe(true)
})
