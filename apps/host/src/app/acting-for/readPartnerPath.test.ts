import { expect, test } from 'vitest'
import type { Account } from '../account/Account.ts'
import { readPartnerPath } from './readPartnerPath.ts'
import { writePartnerPath } from './writePartnerPath.ts'
import { toPartnerPath } from './toPartnerPath.ts'

const ada: Account = {
  ...{ id: 'user_ada', displayName: 'Ada Obi', role: 'customer-partner', channelPartnerId: null },
  ...{ isOperator: false, hasApprovals: false, sandboxControlUrl: null, people: {} },
  customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods Ltd', country: 'nigeria', currency: 'NGN' }],
}
const hana: Account = { ...ada, id: 'user_hana', role: 'channel-partner', channelPartnerId: 'chp_harbour' }

test.each([
  ['/p/cp_adaeze/withdraw', { partnerId: 'cp_adaeze', base: '/p/cp_adaeze', page: '/withdraw' }],
  ['/p/cp_adaeze', { partnerId: 'cp_adaeze', base: '/p/cp_adaeze', page: '/' }],
  ['/p/a%2Fb%20c/withdraw', { partnerId: 'a/b c', base: '/p/a%2Fb%20c', page: '/withdraw' }],
  ['/p/%E0%A4%A/withdraw', { partnerId: '%E0%A4%A', base: '/p/%E0%A4%A', page: '/withdraw' }],
  ['/bare/p/cp_adaeze/withdraw', { partnerId: 'cp_adaeze', base: '/bare/p/cp_adaeze', page: '/withdraw' }],
  ['/withdraw', null],
  ['/p', null],
  ['/p/', null],
  ['/partners/cp_kwame', null],
])('%s is read as a business and a page', (path, read) => expect(readPartnerPath(path)).toEqual(read))

test.each(['cp_adaeze', 'a/b c', 'ü?#%'])('an id comes back from an address as it was: %s', (id) => {
  expect(readPartnerPath(writePartnerPath(id, '/withdraw'))).toMatchObject({
    partnerId: id,
    page: '/withdraw',
  })
})

test('an address that names no business leads to the last that was chosen, else to one’s own', () => {
  const chosen = 'a=1; marketday_partner=user_hana:cp_nolimit; b=2'
  expect(toPartnerPath(hana, '/withdraw', chosen)).toBe('/p/cp_nolimit/withdraw')
  expect(toPartnerPath(hana, '/withdraw', '')).toBe('/p/cp_adaeze/withdraw')
  expect(toPartnerPath(hana, '/', chosen)).toBe('/p/cp_nolimit/portfolio')
  expect(toPartnerPath(ada, '/', '')).toBe('/p/cp_adaeze/')
  expect(toPartnerPath(hana, '/p/cp_kwame/withdraw', chosen)).toBeNull()
  expect(toPartnerPath({ ...ada, customerPartners: [] }, '/withdraw', '')).toBeNull()
})

test('a page that is shown alone stays alone on its way to a business', () => {
  expect(toPartnerPath(ada, '/bare/withdraw', '')).toBe('/bare/p/cp_adaeze/withdraw')
  expect(toPartnerPath(ada, '/bare', '')).toBe('/bare/p/cp_adaeze/')
  expect(toPartnerPath(ada, '/barely', '')).toBe('/p/cp_adaeze/barely')
})

test('what another person chose on the same device, or what is not one’s own, is not opened', () => {
  expect(toPartnerPath(ada, '/withdraw', 'marketday_partner=user_hana:cp_nolimit')).toBe(
    '/p/cp_adaeze/withdraw',
  )
  expect(toPartnerPath(ada, '/withdraw', 'marketday_partner=user_ada:cp_kwame')).toBe('/p/cp_adaeze/withdraw')
  expect(toPartnerPath(ada, '/withdraw', 'marketday_partner=%:%')).toBe('/p/cp_adaeze/withdraw')
})

test('a colleague’s old link to an assessment leads to the business that it names', () => {
  expect(toPartnerPath(hana, '/assessment/cp_nolimit', '')).toBe('/p/cp_nolimit/assessment')
})
