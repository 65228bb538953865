import type { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { findEarlier } from './findEarlier.ts'

const record = (kind: Operation['kind'], summary: Partial<Operation['summary']>): Operation => ({
  ...{ id: 'op_earlier', kind, state: 'accepted', reference: 'WD-1', customerPartnerId: 'cp_a' },
  ...{
    channelPartnerId: null,
    status: 200,
    serviceMessage: null,
    matched: null,
    verified: null,
    rows: null,
    ambiguous: null,
  },
  ...{ createdAt: '2026-01-01T00:00:00Z', acceptedAt: null, settledAt: null },
  updatedAt: '2026-01-01T00:00:00Z',
  summary: {
    ...{ amount: null, method: null, recipient: null, institution: null, destinationEnd: null, count: null },
    ...summary,
  },
})
const earlier = (
  kind: 'withdraw' | 'registerCustomer',
  summary: Partial<Operation['summary']>,
  body: unknown,
) => findEarlier({ operations: [record(kind, summary)], kind, operationId: 'op_now', body })?.id ?? null

test('money to the same account is the earlier one, whatever name was written beside it', () => {
  const body = { amount: '50000.00', name: 'A. Obi', account_number: '0123456789' }
  const paid = { amount: '50000', recipient: 'Ada Obi', destinationEnd: '6789' } as const
  expect(earlier('withdraw', paid, body)).toBe('op_earlier')
  expect(earlier('withdraw', { ...paid, destinationEnd: '6780' }, body)).toBeNull()
  expect(earlier('withdraw', { ...paid, amount: '50000.01' }, body)).toBeNull()
})

test('who is registered is told apart by name', () => {
  const body = { first_name: 'Ngozi', last_name: 'Eze' }
  expect(earlier('registerCustomer', { recipient: 'Ngozi Eze' }, body)).toBe('op_earlier')
  expect(earlier('registerCustomer', { recipient: 'Ada Eze' }, body)).toBeNull()
})
