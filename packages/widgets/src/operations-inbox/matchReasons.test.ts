import { expect, test } from 'vitest'
import { matchReasons } from './matchReasons.ts'

type Request = Parameters<typeof matchReasons>[0]

const at = '2026-11-21T09:00:00.000Z'
const event = {
  candidates: null,
  amount: '12500.00',
  destinationEnd: '6677',
  customerPartnerId: 'cp_adaeze',
  receivedAt: at,
}
const request: Request = {
  id: 'op-1',
  customerPartnerId: 'cp_adaeze',
  createdAt: '2026-11-21T08:00:00.000Z',
  summary: {
    amount: '12500',
    destinationEnd: '6677',
    ...{ method: 'bank', recipient: null, institution: null, count: null },
  },
}

test('an amount is the same however many zeros end it', () => {
  expect(matchReasons(request, event)).toEqual(['amount', 'ending', 'partner'])
})

test('what differs is said, and a request that came after the message too', () => {
  const other = {
    ...event,
    candidates: ['op-1'],
    amount: '9',
    destinationEnd: '1',
    customerPartnerId: 'cp_two',
  }
  expect(matchReasons({ ...request, createdAt: '2026-11-21T09:00:01.000Z' }, other)).toEqual([
    'candidate',
    'otherAmount',
    'otherEnding',
    'otherPartner',
    'later',
  ])
})

test('what an event does not tell is no reason', () => {
  const silent = { ...event, amount: null, destinationEnd: null, customerPartnerId: null }
  expect(matchReasons(request, silent)).toEqual([])
})
