import type { Financing } from '@onlend/core'
import { expect, test } from 'vitest'
import { createFinancingSearch } from './createFinancingSearch.ts'

const financing = (reference: string, changes: Partial<Financing> = {}): Financing => ({
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
const references = (financings: readonly Financing[]) => financings.map((one) => one.transaction_reference)

test('a financing is found by reference, by name without its accents, and by phone number', () => {
  const search = createFinancingSearch([
    financing('INV-2025/0001'),
    financing('INV-2025/0002', { first_name: 'Yaw', last_name: 'Mensah', contact_number: '0244000222' }),
  ])
  expect(references(search('inv 2025 0002').open)).toEqual(['INV-2025/0002'])
  expect(references(search('20250001').open)).toEqual(['INV-2025/0001'])
  expect(references(search('okafor').open)).toEqual(['INV-2025/0001'])
  expect(references(search('0244000').open)).toEqual(['INV-2025/0002'])
  expect(search('unlisted')).toEqual({ open: [], completed: [] })
})

test('T48: a financing in any state but completed stands among those not completed', () => {
  const states = ['completed', 'defaulted', 'restructured', '']
  const search = createFinancingSearch(
    states.map((status) => financing(`L-${status}`, { loan_status: status })),
  )
  expect(references(search('').open)).toEqual(['L-defaulted', 'L-restructured', 'L-'])
  expect(references(search('').completed)).toEqual(['L-completed'])
})
