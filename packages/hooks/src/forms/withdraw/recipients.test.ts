import type { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { type Beneficiary, listRecipients } from './listRecipients.ts'

type Given = Partial<Omit<Operation, 'summary'>> & { summary?: Partial<Operation['summary']> }

function withdrawal({ summary, ...given }: Given = {}): Operation {
  return {
    ...{ id: 'op', kind: 'withdraw', state: 'succeeded', customerPartnerId: 'cp_1', channelPartnerId: null },
    ...{ reference: 'WD-1', status: 200, serviceMessage: null, refusal: null, matched: 'reference' },
    ...{ ambiguous: null, verified: true, conflict: null, resolution: null, laterEvidence: null, rows: null },
    ...{ result: null, createdAt: '2026-03-02T08:00:00Z', acceptedAt: '2026-03-02T10:00:00Z' },
    ...{ settledAt: '2026-03-02T10:05:00Z', reversedAt: null, updatedAt: '2026-03-02T10:05:00Z' },
    ...given,
    summary: {
      ...{ amount: '50000', method: 'bank', recipient: 'Chidi Okafor', institution: '058' },
      ...{ institutionName: 'Guaranty Trust Bank', destinationEnd: '6789', count: null },
      ...summary,
    },
  }
}

const landlord: Beneficiary = {
  ...{ name: 'Bola Estates', method: 'bank', institution: '011', number: '0123 456 784' },
}
const base = { beneficiaries: [], operations: [], methods: ['bank', 'mobile-money'], favourites: [] } as const

test('a recipient is known once money has reached them, the latest first and each once', () => {
  const operations = [
    withdrawal({ summary: { recipient: 'Failed Ltd', destinationEnd: '1111' }, state: 'failed' }),
    withdrawal({ summary: { recipient: 'Unknown Ltd', destinationEnd: '2222' }, state: 'unknown' }),
    withdrawal({ summary: { recipient: 'Awaited Ltd', destinationEnd: '3333' }, state: 'accepted' }),
    withdrawal({ summary: { recipient: 'Returned Ltd', destinationEnd: '4444' }, state: 'reversed' }),
    withdrawal(),
    withdrawal({ summary: { method: 'mobile-money', recipient: null, institution: 'MTN_MOMO_NGA' } }),
    withdrawal({ summary: { recipient: 'The same account' } }),
  ]
  const known = listRecipients({ ...base, operations })
  expect(known.map(({ name, key, number }) => [name, key, number])).toEqual([
    ['Chidi Okafor', 'bank/058/6789', null],
    [null, 'mobile-money/MTN_MOMO_NGA/6789', null],
  ])
  expect(listRecipients({ ...base, operations, methods: ['bank'] })).toHaveLength(1)
})

test('the host’s own list comes before the ledger, a favourite before both, and one in both is the host’s', () => {
  const operations = [withdrawal(), withdrawal({ summary: { institution: '011', destinationEnd: '6784' } })]
  const known = listRecipients({
    ...base,
    operations,
    beneficiaries: [landlord],
    favourites: ['bank/058/6789', 'bank/999/0000'],
  })
  expect(known).toMatchObject([
    { name: 'Chidi Okafor', isFavourite: true, number: null },
    { name: 'Bola Estates', isFavourite: false, number: '0123456784', destinationEnd: '6784', wasPaid: true },
  ])
})
