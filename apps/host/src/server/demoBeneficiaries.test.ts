import { expect, test } from 'vitest'
import { demoBeneficiaries } from './demoBeneficiaries.ts'

/** Weights of the Nigerian uniform account number, over 000, the bank's three digits and the first nine of the account. */
const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3]

test('the account numbers of the demo’s Nigerian recipients have the check digit of their bank', () => {
  const accounts = (demoBeneficiaries.cp_adaeze ?? []).filter(({ method }) => method === 'bank')
  expect(accounts).not.toHaveLength(0)
  for (const { institution, number } of accounts) {
    const digits = Array.from(`000${institution}${number.slice(0, 9)}`, Number)
    const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0)
    expect(String((10 - (sum % 10)) % 10)).toBe(number.slice(9))
  }
})
