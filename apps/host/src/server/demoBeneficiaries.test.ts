import { expect, test } from 'vitest'
import { nubanCheckDigit } from '../../../../packages/hooks/src/banks/nubanCheckDigit.ts'
import { demoBeneficiaries } from './demoBeneficiaries.ts'

test('the account numbers of the demo’s Nigerian recipients have the check digit of their bank', () => {
  const accounts = (demoBeneficiaries.cp_adaeze ?? []).filter(({ method }) => method === 'bank')
  expect(accounts).not.toHaveLength(0)
  for (const { institution, number } of accounts)
    expect(nubanCheckDigit(institution, number.slice(0, 9))).toBe(number.slice(9))
})
