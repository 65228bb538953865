import type { Bank } from '@onlend/core'
import { expect, test } from 'vitest'
import { createBankSearch } from './createBankSearch.ts'
import { groupBanks } from './groupBanks.ts'
import { isPayable } from './isPayable.ts'

let id = 0
function bank(name: string, code: string, changes: Partial<Bank> = {}): Bank {
  id += 1
  return {
    ...{
      id,
      name,
      code,
      slug: null,
      longcode: null,
      gateway: null,
      pay_with_bank: null,
      active: true,
      country: 'Nigeria',
    },
    ...{ currency: 'NGN', type: 'nuban', is_deleted: false, createdAt: null, updatedAt: null },
    ...changes,
  }
}

const banks = [
  bank('Access Bank', '044'),
  bank('Guaranty Trust Bank', '058', { slug: 'guaranty-trust-bank' }),
  bank('United Bank For Africa', '033'),
  bank('First City Monument Bank', '214'),
  bank('Crédit Mutuel d’Afrique', '777'),
  bank('Union Bank of Nigeria', '032'),
  bank('Bank of Agriculture', '0441'),
]
const names = (query: string) => createBankSearch(banks)(query).map(({ name }) => name)

test('a bank is found by the start of its name, by words in any order, and by its code', () => {
  expect(names('acc')[0]).toBe('Access Bank')
  expect(names('bank union')).toEqual(['Union Bank of Nigeria'])
  expect(names('058')).toEqual(['Guaranty Trust Bank'])
})

test('the exact code comes before codes that contain it', () => {
  expect(names('044')[0]).toBe('Access Bank')
})

test('a bank is found by what people call it', () => {
  expect(names('gtb')[0]).toBe('Guaranty Trust Bank')
  expect(names('gtbank')[0]).toBe('Guaranty Trust Bank')
  expect(names('uba')[0]).toBe('United Bank For Africa')
  expect(names('fcmb')[0]).toBe('First City Monument Bank')
})

test('accents, case and punctuation do not matter', () => {
  expect(names('CREDIT mutuel dafrique')).toEqual(['Crédit Mutuel d’Afrique'])
  expect(names('crédit')).toEqual(['Crédit Mutuel d’Afrique'])
})

test('a search that grows finds what a fresh one finds, also after going back', () => {
  const search = createBankSearch(banks)
  for (const query of ['u', 'un', 'uni', 'un', 'union', '', 'b']) {
    expect(search(query)).toEqual(createBankSearch(banks)(query))
  }
})

test('banks that are switched off or deleted, and wallets, are not offered', () => {
  expect(isPayable(bank('A', '1'))).toBe(true)
  expect(isPayable(bank('A', '1', { active: false }))).toBe(false)
  expect(isPayable(bank('A', '1', { is_deleted: true }))).toBe(false)
  expect(isPayable(bank('A', '1', { type: 'mobile_money' }))).toBe(false)
})

test('before anything is typed, likely and used banks lead and nothing stands twice', () => {
  const found = createBankSearch(banks)('')
  const [gtb, uba] = [banks[1], banks[2]] as [Bank, Bank]
  const groups = groupBanks({ query: '', found, recent: [uba, gtb], likely: [gtb] })
  expect(groups.map(({ heading }) => heading)).toEqual(['likely', 'recent', 'all'])
  expect(groups.flatMap(({ items }) => items)).toHaveLength(banks.length)
})

test('likely banks come first in a search, and hide none of the others', () => {
  const found = createBankSearch(banks)('bank')
  const groups = groupBanks({ query: 'bank', found, recent: [], likely: [banks[5] as Bank] })
  expect(groups[0]).toEqual({ heading: 'likely', items: [banks[5]] })
  expect(groups.flatMap(({ items }) => items)).toHaveLength(found.length)
})
