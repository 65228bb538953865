import { expect, test } from 'vitest'
import { banks } from './banks.ts'

const of = (country: string) => banks.filter((bank) => bank.country === country)

test('an id is never repeated, a code is', () => {
  expect(new Set(banks.map((bank) => bank.id)).size).toBe(banks.length)
  expect(of('nigeria').filter((bank) => bank.code === '50840')).toHaveLength(2)
})

test('codes keep their leading zeros', () => {
  expect(banks.find((bank) => bank.name === 'Guaranty Trust Bank')?.code).toBe('058')
  expect(banks.find((bank) => bank.name === 'GCB Bank Limited')?.code).toBe('040100')
})

test('some banks are inactive and some deleted', () => {
  expect(banks.filter((bank) => !bank.active).length).toBeGreaterThan(3)
  expect(banks.filter((bank) => bank.isDeleted).length).toBeGreaterThan(3)
})
