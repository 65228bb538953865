import { expect, test } from 'vitest'
import { demoUsers } from '../demoUsers.ts'
import { toAccount } from '../toAccount.ts'
import { firstReads } from './firstReads.ts'

const [ada] = demoUsers

test('a page asks early for what it begins with, of whom the person acts for; a visitor’s asks for nothing', () => {
  const account = ada ? toAccount(ada, null) : null
  expect(firstReads({ account, pages: ['Drawdown'] })).toEqual([
    '/lending/v1/customer-partner/cp_adaeze/credit-limit/current',
    '/lending/v1/draw-downs/customer-partner/cp_adaeze/active',
  ])
  expect(firstReads({ account, pages: ['SendMoney', 'unheard-of'] })).toEqual([])
  expect(firstReads({ account: null, pages: ['Overview'] })).toEqual([])
})
