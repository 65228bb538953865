import type { Bank } from '@onlend/core'
import { expect, test } from 'vitest'
import { findBankCandidates } from './findBankCandidates.ts'
import { nubanCheckDigit } from './nubanCheckDigit.ts'

function bank(id: number, code: string, changes: Partial<Bank> = {}): Bank {
  return {
    ...{
      id,
      name: `Bank ${id}`,
      code,
      slug: null,
      longcode: null,
      gateway: null,
      pay_with_bank: null,
      active: true,
    },
    ...{
      country: 'Nigeria',
      currency: 'NGN',
      type: 'nuban',
      is_deleted: false,
      createdAt: null,
      updatedAt: null,
    },
    ...changes,
  }
}

test('the check digit follows the published examples', () => {
  expect(nubanCheckDigit('011', '000001457')).toBe('9')
  expect(nubanCheckDigit('011', '000000022')).toBe('0')
})

test('a five-digit institution counts as its code led by a nine', () => {
  expect(nubanCheckDigit('50515', '000001457')).toBe(nubanCheckDigit('950515', '000001457'))
})

test('a code outside the standard has no check digit', () => {
  expect(nubanCheckDigit('MTN', '000001457')).toBeNull()
  expect(nubanCheckDigit('0401001', '000001457')).toBeNull()
  expect(nubanCheckDigit('011', '1457')).toBeNull()
})

test('T40: an account number keeps its leading zeros and narrows the list to the banks whose check digit fits', () => {
  const banks = [bank(1, '011'), bank(2, '058'), bank(3, '044')]
  const found = findBankCandidates({ country: 'nigeria', accountNumber: '0000014579', banks })
  expect(found.reason).toBe('nuban')
  expect(found.banks.map((one) => one.id)).toContain(1)
  expect(found.banks.length).toBeLessThan(banks.length)
})

test('one fitting bank is exact', () => {
  const found = findBankCandidates({
    country: 'nigeria',
    accountNumber: '0000014579',
    banks: [bank(1, '011')],
  })
  expect(found).toMatchObject({ exact: true, banks: [{ id: 1 }] })
})

test('inactive and deleted banks are no candidates', () => {
  const banks = [bank(1, '011', { active: false }), bank(2, '011', { is_deleted: true })]
  expect(findBankCandidates({ country: 'nigeria', accountNumber: '0000014579', banks }).banks).toEqual([])
})

test('nothing is said about other countries or unfinished numbers', () => {
  const banks = [bank(1, '011')]
  const none = { banks: [], exact: false, reason: 'none' }
  expect(findBankCandidates({ country: 'ghana', accountNumber: '0000014579', banks })).toEqual(none)
  expect(findBankCandidates({ country: 'nigeria', accountNumber: '00000145', banks })).toEqual(none)
})

test('spaces that people type between the digits do not count', () => {
  const found = findBankCandidates({
    country: 'nigeria',
    accountNumber: '0000 0145 79',
    banks: [bank(1, '011')],
  })
  expect(found.exact).toBe(true)
})
