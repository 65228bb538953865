import { expect, test } from 'vitest'
import { demoUsers } from '../demoUsers.ts'
import { toAccount } from '../toAccount.ts'
import { findPageReads } from './findPageReads.ts'

const [ada, , hana] = demoUsers.map((user) => toAccount(user, null))
const toNames = (reads: ReturnType<typeof findPageReads>) =>
  reads && {
    partnerId: reads.partnerId,
    before: reads.before.map(({ name }) => name),
    beside: reads.beside.map(({ name }) => name),
  }

test('a page begins with the reads of its address, of whom that names', () => {
  expect(toNames(findPageReads(ada ?? null, '/p/cp_adaeze/drawdown'))).toEqual({
    partnerId: 'cp_adaeze',
    before: ['getCustomerPartnerBrief', 'getCreditLimit', 'getActiveDrawdown'],
    beside: [],
  })
  expect(toNames(findPageReads(ada ?? null, '/p/cp_adaeze/withdraw'))).toMatchObject({
    before: ['getCustomerPartnerBrief'],
    beside: [],
  })
})

test('a list that may be long does not come before the page', () => {
  expect(toNames(findPageReads(ada ?? null, '/p/cp_adaeze/financings'))).toMatchObject({
    before: ['getCustomerPartnerBrief', 'getActiveDrawdown'],
    beside: ['listFinancings'],
  })
})

test('nothing is read for a visitor, and nothing of a business that the person cannot act for', () => {
  for (const path of ['/p/cp_kwame/drawdown', '/p/', '/drawdown'])
    expect([path, findPageReads(ada ?? null, path)]).toEqual([path, null])
  expect(findPageReads(null, '/p/cp_adaeze/')).toBeNull()
})

test('of a channel partner’s businesses the relay decides', () => {
  expect(findPageReads(hana ?? null, '/p/cp_nolimit/withdraw')?.partnerId).toBe('cp_nolimit')
})
