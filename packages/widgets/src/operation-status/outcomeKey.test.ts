import type { Operation, OperationState } from '@onlend/core'
import { findEffects } from '@onlend/core/operations'
import { expect, test } from 'vitest'
import { operationKinds } from './operationKinds.words.ts'
import { outcomes } from './outcomes.words.ts'
import { outcomeKey } from './outcomeKey.ts'
import { receiptNote } from './receiptNote.ts'

const kinds = Object.keys(operationKinds).map((key) => key.replace('operation.kind.', ''))
const states = [
  'submitting',
  'accepted',
  'succeeded',
  'failed',
  'rejected',
  'reversed',
  'unknown',
  'stale',
] as const
const say = (kind: string, part: Parameters<typeof outcomeKey>[1]) => outcomes[outcomeKey(kind, part)]

test.each(kinds)('every state of %s has its sentence, and an unknown one says what not to do', (kind) => {
  for (const state of [...states, 'conflict', 'notReceived'] as const) {
    expect(say(kind, `${state}.title`)).not.toBe('')
    expect(say(kind, `${state}.text`)).not.toBe('')
  }
  expect(say(kind, 'unknown.next')).toMatch(/^Do not .* again yet\./)
  expect(say(kind, 'notReceived.text')).toMatch(/never reached us.*safe to try again/)
})

test('T92: nothing is promised for a kind that no event is sent for', () => {
  for (const kind of kinds.filter((one) => findEffects(one).settledBy === 'answer')) {
    expect(say(kind, 'accepted.text'), kind).not.toMatch(/as soon as|e-mail|we will/i)
    expect(say(kind, 'unknown.next'), kind).not.toMatch(/we are checking/i)
  }
})

test('T87: received is told apart from registered, recorded and paid out', () => {
  expect(say('registerTransactions', 'accepted.text')).toMatch(/^Not registered yet/)
  expect(say('reconcileRepayments', 'accepted.text')).toMatch(/^Not recorded yet/)
  expect(say('requestDrawdown', 'accepted.text')).toMatch(/^Requested, not paid out/)
})

test('T89: asking for money into the lockbox is never called sending, and no money is said to have moved', () => {
  for (const [key, text] of Object.entries(outcomes)) {
    if (key.startsWith('outcome.requestDrawdown.')) expect(text, key).not.toMatch(/withdraw|on its way/i)
  }
})

test('a kind that the kit has no words for is a request like any other', () => {
  expect(say('closeAccount', 'accepted.title')).toBe('Request received')
  expect(say('toString', 'failed.title')).toBe('Request failed')
})

test('a receipt says what it is not, until the record is the last word', () => {
  const findNote = (kind: string, state: OperationState) =>
    // The cast leaves out what the note does not look at.
    receiptNote({ kind, state } as Operation)
  expect(findNote('withdraw', 'accepted')).toBe('operation.receiptNoProof')
  expect(findNote('withdraw', 'succeeded')).toBeNull()
  expect(findNote('requestDrawdown', 'accepted')).toBe('operation.receiptNoProof')
  expect(findNote('registerCustomer', 'accepted')).toBeNull()
  expect(findNote('registerCustomer', 'unknown')).toBe('operation.receiptOpen')
  expect(findNote('registerTransactions', 'accepted')).toBe('operation.receiptOpen')
  expect(findNote('withdraw', 'reversed')).toBe('operation.receiptNoProof')
  // The cast leaves out what the note does not look at.
  const doubtful = { kind: 'withdraw', state: 'succeeded', conflict: true } as Operation
  expect(receiptNote(doubtful)).toBe('operation.receiptNoProof')
})
