import { expect, test } from 'vitest'
import { isPrincipal } from './isPrincipal.ts'

const good = { userId: 'u', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] }

test('a principal may leave out what it does not have', () => {
  expect(isPrincipal(good)).toBe(true)
  expect(
    isPrincipal({ ...good, operator: true, sessionId: 's', endpoints: ['withdraw'], displayName: 'U' }),
  ).toBe(true)
})

test.each([
  null,
  'uA',
  [],
  { ...good, userId: '' },
  { ...good, userId: 7 },
  { ...good, role: 'admin' },
  { ...good, role: 'toString' },
  { ...good, customerPartners: undefined },
  { ...good, customerPartners: ['cp_a'] },
  { ...good, customerPartners: [{ id: '', name: 'A' }] },
  { ...good, customerPartners: [{ id: 'cp_a' }] },
  // As a text it would find `withdraw` in `withdrawNever`.
  { ...good, endpoints: 'withdraw' },
  { ...good, endpoints: [1] },
  { ...good, operator: 'false' },
  { ...good, channelPartnerId: null },
  { ...good, sessionId: 7 },
  // What all people without one would share.
  { ...good, channelPartnerId: '' },
  { ...good, sessionId: '' },
])('%j is no principal', (value) => {
  expect(isPrincipal(value)).toBe(false)
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
