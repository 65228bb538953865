import { expect, test } from 'vitest'
import { isPrincipal } from './isPrincipal.ts'

const good = { userId: 'u', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] }

test('a principal may leave out what it does not have', () => {
  expect(isPrincipal(good)).toBe(true)
  expect(
    isPrincipal({
      ...good,
      operator: true,
      sessionId: 's',
      endpoints: ['withdraw'],
      displayName: 'U',
      signedInAt: 0,
    }),
  ).toBe(true)
})

test('what lacks a field, or has one that cannot be, is no principal', () => {
  for (const value of [
    ...[null, 'uA', []],
    ...['', 7].map((userId) => ({ ...good, userId })),
    ...['admin', 'toString'].map((role) => ({ ...good, role })),
    ...[undefined, ['cp_a'], [{ id: '', name: 'A' }], [{ id: 'cp_a' }]].map((customerPartners) => {
      return { ...good, customerPartners }
    }),
    // As a text it would find `withdraw` in `withdrawNever`.
    ...['withdraw', [1]].map((endpoints) => ({ ...good, endpoints })),
    { ...good, operator: 'false' },
    // Empty, it is what all people without one would share.
    ...[null, ''].map((channelPartnerId) => ({ ...good, channelPartnerId })),
    ...[7, ''].map((sessionId) => ({ ...good, sessionId })),
    ...[-1, Number.NaN, '7'].map((signedInAt) => ({ ...good, signedInAt })),
  ])
    expect([value, isPrincipal(value)]).toEqual([value, false])
})

test('a look-up of endpoints that found nothing does not grant them all', () => {
  expect(isPrincipal({ ...good, endpoints: undefined })).toBe(false)
  expect(isPrincipal({ ...good, endpoints: [] })).toBe(true)
})

test('objects with unusual prototypes are principals by their fields alone', () => {
  class Person {
    userId = 'u'
    get role() {
      return 'customer-partner'
    }
    customerPartners = Object.freeze([Object.assign(Object.create(null), { id: 'cp_a', name: '', extra: 1 })])
  }
  expect(isPrincipal(new Person())).toBe(true)
  expect(isPrincipal(Object.assign(Object.create(null), good))).toBe(true)
  expect(isPrincipal([good])).toBe(false)
  expect(isPrincipal(new Map(Object.entries(good)))).toBe(false)
  expect(isPrincipal(Promise.resolve(good))).toBe(false)
})
