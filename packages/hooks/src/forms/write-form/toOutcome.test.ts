import type { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { toOutcome } from './toOutcome.ts'

type Sent = { isAccepted: boolean; error: null; data: null }
const silent: Sent = { isAccepted: false, error: null, data: null }
const accepted: Sent = { ...silent, isAccepted: true }
/** The record of a state; the rest of it is not looked at. */
const record = (state: Operation['state']): Operation => ({ state }) as Operation

test.each([
  ['nothing has left yet', null, undefined, false, null],
  ['it is not known whether there is a record', silent, undefined, false, 'unknown'],
  ['there is no record and no request under way', silent, null, false, 'notReceived'],
  ['there is no record yet, and the request is still under way', silent, null, true, 'submitting'],
  ['this device heard a yes, and the record is not there', accepted, null, false, 'accepted'],
  ['this device heard a yes, and the record says more', accepted, record('failed'), false, 'failed'],
  ['the request is under way, and the record says more', silent, record('unknown'), true, 'unknown'],
] as const)('what a person is told when %s', (_case, sent, operation, isInFlight, outcome) => {
  // What was sent is not looked at either.
  const flow = { isPending: false, stop: null, sent: sent && { ...sent, write: {} as never } }
  expect(toOutcome({ flow, operation, isInFlight })).toBe(outcome)
})

test.each([
  ['it ended before it was forgotten', silent, 'succeeded', 'succeeded'],
  ['the ledger does not know it', silent, null, 'unknown'],
  ['the ledger does not know what this device heard a yes to', accepted, null, 'accepted'],
] as const)('what a person is told when there is no record and %s', (_case, sent, lastState, outcome) => {
  // What was sent is not looked at either.
  const flow = { isPending: false, stop: null, sent: { ...sent, write: {} as never } }
  expect(toOutcome({ flow, operation: undefined, isInFlight: false, lost: { lastState } })).toBe(outcome)
})

test('a no, or what kept it from being sent, outweighs everything but sending', () => {
  const flow = { isPending: false, stop: { outcome: 'rejected', error: null }, sent: null } as const
  expect(toOutcome({ flow, operation: undefined, isInFlight: false })).toBe('rejected')
  expect(toOutcome({ flow: { ...flow, isPending: true }, operation: undefined, isInFlight: false })).toBe(
    'submitting',
  )
})
