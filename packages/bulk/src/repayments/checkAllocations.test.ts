import type { Amount } from '@onlend/core'
import { expect, test } from 'vitest'
import { checkAllocations } from './checkAllocations.ts'
import type { OpenFinancing } from './index.ts'

const loan: OpenFinancing = {
  ...{ reference: 'TX-1', clientId: null, client: null, phone: null, currency: null, startDay: null },
  ...{ unpaid: '100.00', due: [], isCompleted: false, isRepeated: false },
}

test('a line pays at most itself, and no financing more than twice what is left', () => {
  const check = (amount: Amount, unpaid: Amount | null = '100.00') =>
    checkAllocations({ amount: '1000' }, [{ reference: 'TX-1', amount }], () => ({ ...loan, unpaid }))
  expect(check('1000.01')).toBe('above_line')
  expect(check('200.01')).toBe('far_above_left')
  expect(check('200')).toBeNull()
  expect(check('1000', null)).toBeNull()
  // Paid in the partner's books, and perhaps not in those of the service.
  expect(check('1000', '0')).toBeNull()
})
