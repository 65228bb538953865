import type { Financing } from '@onlend/core'
import { expect, test } from 'vitest'
import { createLoanSearch } from './createLoanSearch.ts'

const loan = (reference: string, changes: Partial<Financing> = {}): Financing => ({
  ...{
    start_date: null,
    upload_date: null,
    client_id: null,
    contact_number: null,
    financing_requested: true,
  },
  ...{ channel: null, request_status: null, drawdown_id: null, amount: null, loan_status: null },
  transaction_reference: reference,
  first_name: 'Ngozi',
  last_name: 'Okàfor',
  ...changes,
})
const references = (loans: readonly Financing[]) => loans.map((one) => one.transaction_reference)

test('a loan is found by reference, by name without its accents, and by phone number', () => {
  const search = createLoanSearch([
    loan('INV-2025/0001'),
    loan('INV-2025/0002', { first_name: 'Yaw', last_name: 'Mensah', contact_number: '0244000222' }),
  ])
  expect(references(search('inv 2025 0002').open)).toEqual(['INV-2025/0002'])
  expect(references(search('20250001').open)).toEqual(['INV-2025/0001'])
  expect(references(search('okafor').open)).toEqual(['INV-2025/0001'])
  expect(references(search('0244000').open)).toEqual(['INV-2025/0002'])
  expect(search('nobody').total).toBe(0)
})

test('T48: a loan in any state but completed stands among those not completed', () => {
  const states = ['completed', 'defaulted', 'restructured', '']
  const search = createLoanSearch(states.map((status) => loan(`L-${status}`, { loan_status: status })))
  expect(references(search('').open)).toEqual(['L-defaulted', 'L-restructured', 'L-'])
  expect(references(search('').completed)).toEqual(['L-completed'])
})

test('of ten thousand loans sixty are drawn', () => {
  const search = createLoanSearch(Array.from({ length: 10_000 }, (_, index) => loan(`L-${index}`)))
  const { open, completed, total } = search('')
  expect([open.length, completed.length, total]).toEqual([60, 0, 10_000])
})
