import { expect, test } from 'vitest'
import { appliedReading, settlementEvent } from '../../../test/storeFixtures.ts'
import type { AppliedReading, KeptEvent } from '../InboxRecord.ts'
import { getRowKeys } from './getRowKeys.ts'

const row: Partial<KeptEvent> = {
  ...{ kind: 'reconcileRepayments', customerPartnerId: 'cp', transactionReference: 'T-1' },
}
const getKeys = (events: Partial<KeptEvent>[], reading: Partial<AppliedReading> = {}) =>
  getRowKeys({
    ...{ deliveryId: 'one', events: events.map(settlementEvent) },
    reading: { ...appliedReading, ...reading },
  })

test('a webhook about different rows of named partners has their keys', () => {
  expect(getKeys([row])).toEqual(['reconcileRepayments\ncp\nT-1'])
  expect(getKeys([row, { ...row, transactionReference: 'T-2' }])).toHaveLength(2)
  expect(getKeys([row, { ...row, customerPartnerId: 'other' }])).toHaveLength(2)
})

test.each<[Partial<KeptEvent>[], Partial<AppliedReading>?]>([
  [[]],
  [[row, { ...row, outcome: 'failed' }]],
  [[row], { isParsed: false }],
  [[row], { again: true }],
  [[row, { ...row, kind: 'withdraw', transactionReference: 'T-2' }]],
  ...[
    { outcome: 'reversed' } as const,
    ...[{ customerPartnerId: null }, { transactionReference: null }],
    ...[{ quarantined: true }, { needsConfirmation: true }],
  ].map((changes): [Partial<KeptEvent>[]] => [[{ ...row, ...changes }]]),
])('a webhook of %j, read as %j, is applied alone', (events, reading) => {
  expect(getKeys(events, reading)).toBeNull()
})
