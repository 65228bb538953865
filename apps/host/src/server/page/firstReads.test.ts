import { expect, test } from 'vitest'
import { demoUsers } from '../demoUsers.ts'
import { toAccount } from '../toAccount.ts'
import { firstReads } from './firstReads.ts'

const [ada, , hana] = demoUsers

test('a page asks early for what it begins with, of whom its address names; a visitor’s asks for nothing', () => {
  const account = ada ? toAccount(ada, null) : null
  const path = '/p/cp_adaeze/withdraw'
  expect(firstReads({ account, pages: ['Drawdown'], path })).toEqual([
    '/lending/v1/customer-partner/cp_adaeze/credit-limit/current',
    '/lending/v1/draw-downs/customer-partner/cp_adaeze/active',
  ])
  expect(firstReads({ account, pages: ['Withdraw', 'unheard-of'], path })).toEqual([])
  expect(firstReads({ account: null, pages: ['Overview'], path })).toEqual([])
})

test('a part of a query that is not given is left out of an early address, as the client leaves it out', () => {
  const account = ada ? toAccount(ada, null) : null
  expect(firstReads({ account, pages: ['Activity'], path: '/p/cp_adaeze/activity' })).toEqual([
    '/lending/operations?customer_partner_id=cp_adaeze',
  ])
})

test('nothing is asked early of a business that the person cannot act for', () => {
  const account = ada ? toAccount(ada, null) : null
  for (const path of ['/p/cp_kwame/drawdown', '/p/', '/drawdown'])
    expect(firstReads({ account, pages: ['Drawdown'], path })).toEqual([])
})

test('a channel partner’s page asks early for the business that its bar names', () => {
  const account = hana ? toAccount(hana, null) : null
  expect(firstReads({ account, pages: ['Withdraw'], path: '/p/cp_nolimit/withdraw' })).toEqual([
    '/lending/v1/channel-partner/customer-partner/cp_nolimit/details',
  ])
})
