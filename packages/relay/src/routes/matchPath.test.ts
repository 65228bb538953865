import { expect, test } from 'vitest'
import { matchPath } from './matchPath.ts'

const template = '/v1/customer-partner/{customerPartnerId}/credit-limit/current'

test('an id between the literal segments is taken as it stands', () => {
  expect(matchPath(template, '/v1/customer-partner/cp_1.a~b-C/credit-limit/current')).toEqual({
    customerPartnerId: 'cp_1.a~b-C',
  })
})

test.each([
  '%2e%2e',
  'A%2F..',
  'A%00',
  '..',
  '.',
  '',
  'a b',
  'é',
  '%41',
  '%252e',
  'x'.repeat(129),
  'a;x=1',
  'a:b',
  'a@b',
])('S03: the id %j is malformed, never decoded', (id) => {
  expect(matchPath(template, `/v1/customer-partner/${id}/credit-limit/current`)).toBe('malformed')
})

test.each([
  '/v1/banks',
  '/v1/banks/ghana/50/x',
  '/v2/banks/ghana',
  '/V1/banks/ghana',
  'v1/banks/ghana',
  '//v1/banks/ghana',
])('S07: %s is not the bank list', (path) =>
  expect(matchPath('/v1/banks/{country}/{perPage?}', path)).toBeNull(),
)

test('T18: the page size at the end of the bank list may be left out', () => {
  expect(matchPath('/v1/banks/{country}/{perPage?}', '/v1/banks/ghana')).toEqual({ country: 'ghana' })
  expect(matchPath('/v1/banks/{country}/{perPage?}', '/v1/banks/ghana/100')).toEqual({
    country: 'ghana',
    perPage: '100',
  })
})
