import { expect, test } from 'vitest'
import type { Account } from '../account/Account.ts'
import { readPartnerPath } from './readPartnerPath.ts'
import { writePartnerPath } from './writePartnerPath.ts'
import { toPartnerPath } from './toPartnerPath.ts'

const ada: Account = {
  ...{ id: 'user_ada', displayName: 'Ada Obi', role: 'customer-partner', channelPartnerId: null },
  ...{ isOperator: false, sandboxControlUrl: null },
  customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods Ltd', country: 'nigeria', currency: 'NGN' }],
}
const hana: Account = { ...ada, id: 'user_hana', role: 'channel-partner', channelPartnerId: 'chp_harbour' }

test.each([
  ['/p/cp_adaeze/send', { partnerId: 'cp_adaeze', base: '/p/cp_adaeze', page: '/send' }],
  ['/p/cp_adaeze', { partnerId: 'cp_adaeze', base: '/p/cp_adaeze', page: '/' }],
  ['/p/a%2Fb%20c/send', { partnerId: 'a/b c', base: '/p/a%2Fb%20c', page: '/send' }],
  ['/p/%E0%A4%A/send', { partnerId: '%E0%A4%A', base: '/p/%E0%A4%A', page: '/send' }],
  ['/send', null],
  ['/p', null],
  ['/p/', null],
  ['/partners/cp_kwame', null],
])('%s is read as a business and a page', (path, read) => expect(readPartnerPath(path)).toEqual(read))

test.each(['cp_adaeze', 'a/b c', 'ü?#%'])('an id comes back from an address as it was: %s', (id) => {
  expect(readPartnerPath(writePartnerPath(id, '/send'))).toMatchObject({ partnerId: id, page: '/send' })
})

test('an address that names no business leads to the last that was chosen, else to one’s own', () => {
  const chosen = 'a=1; marketday_partner=user_hana:cp_nolimit; b=2'
  expect(toPartnerPath(hana, '/send', chosen)).toBe('/p/cp_nolimit/send')
  expect(toPartnerPath(hana, '/send', '')).toBe('/p/cp_adaeze/send')
  expect(toPartnerPath(hana, '/', chosen)).toBe('/p/cp_nolimit/')
  expect(toPartnerPath(hana, '/p/cp_kwame/send', chosen)).toBeNull()
  expect(toPartnerPath({ ...ada, customerPartners: [] }, '/send', '')).toBeNull()
})

test('what another person chose on the same device, or what is not one’s own, is not opened', () => {
  expect(toPartnerPath(ada, '/send', 'marketday_partner=user_hana:cp_nolimit')).toBe('/p/cp_adaeze/send')
  expect(toPartnerPath(ada, '/send', 'marketday_partner=user_ada:cp_kwame')).toBe('/p/cp_adaeze/send')
  expect(toPartnerPath(ada, '/send', 'marketday_partner=%:%')).toBe('/p/cp_adaeze/send')
})

test('a colleague’s old link to an assessment leads to the business that it names', () => {
  expect(toPartnerPath(hana, '/assessment/cp_nolimit', '')).toBe('/p/cp_nolimit/assessment')
})
