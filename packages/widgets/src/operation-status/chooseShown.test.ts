import type { SentWrite } from '@onlend/hooks/forms'
import { expect, test } from 'vitest'
import { chooseShown } from './chooseShown.ts'

const sent: SentWrite = {
  summary: {
    ...{ amount: '50000', method: 'bank', recipient: 'Ada Obi' },
    ...{ institution: '058', destinationEnd: '6789', count: null },
  },
  sentAt: '2026-11-21T10:00:00.000Z',
  endedAt: '2026-11-21T10:00:30.000Z',
}
const without = { operation: null, sent, kind: 'withdraw', customerPartnerId: 'cp_1' } as const

test('without a record, what this device sent is shown in doubt and under no reference', () => {
  expect(chooseShown({ ...without, outcome: 'unknown' })).toEqual({
    ...{
      kind: 'withdraw',
      customerPartnerId: 'cp_1',
      state: 'unknown',
      summary: sent.summary,
      reference: null,
    },
    ...{ createdAt: sent.sentAt, updatedAt: sent.endedAt, acceptedAt: null, settledAt: null },
    ...{ reversedAt: null, conflict: null, resolution: null },
  })
})

test('only an answer that took it gives it a time of acceptance', () => {
  expect(chooseShown({ ...without, outcome: 'accepted' })?.acceptedAt).toBe(sent.endedAt)
  expect(chooseShown({ ...without, outcome: 'submitting' })?.acceptedAt).toBeNull()
})

test('what never arrived has no receipt, and a form that sent nothing has none either', () => {
  expect(chooseShown({ ...without, outcome: 'notReceived' })).toBeNull()
  expect(chooseShown({ ...without, sent: null, outcome: 'unknown' })).toBeNull()
})
