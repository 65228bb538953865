import { expect, test } from 'vitest'
import { banks } from './banks.ts'

const of = (country: string) => banks.filter((bank) => bank.country === country)

test('there are at least 240 Nigerian and 30 Ghanaian banks', () => {
  expect(of('nigeria').length).toBeGreaterThanOrEqual(240)
  expect(of('ghana').length).toBeGreaterThanOrEqual(30)
})

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

test('every row has a name, a code and a slug', () => {
  for (const bank of banks) {
    expect(bank.name.trim()).toBe(bank.name)
    expect(bank.code).toMatch(/^[A-Za-z0-9_]+$/)
    expect(bank.slug).toMatch(/^[a-z0-9-]+$/)
  }
})
