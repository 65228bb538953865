import { expect, test } from 'vitest'
import { matchEventsByFacts, type OpenEvent, type Target } from './matchEventsByFacts.ts'

const target = (changes: Partial<Target>): Target => ({
  ...{ key: 'one', state: 'open', createdAt: 100, settledAt: null, destinationHash: 'account' },
  ...{ destinationEnd: '6789', amount: '5', reference: null, settlingEvents: [], ...changes },
})

const event = (changes: Partial<OpenEvent>): OpenEvent => ({
  ...{ id: 'evt_1', source: 'service', references: [], messageId: null, outcome: 'succeeded' },
  ...{ receivedAt: 200, from: 50, repeatsFrom: 50, destinationHash: 'account', destinationEnd: '6789' },
  ...{ mobileHash: 'wallet', amount: '5', candidates: [], ...changes },
})

test.each<[string, Partial<OpenEvent>, boolean]>([
  ['tells its facts', {}, true],
  ['came at the same moment', { receivedAt: 100 }, true],
  ['came before it', { receivedAt: 99 }, false],
  ['tells another amount', { amount: '6' }, false],
  ['tells another account', { destinationHash: 'another' }, false],
  ['tells the number of a wallet', { destinationHash: 'another', mobileHash: 'account' }, true],
  ['tells another end of the account', { destinationEnd: '0000' }, false],
])('of an event that %s the write is settled, or not', (_what, changes, isSettled) => {
  const later = event(changes)
  const { match, candidates } = matchEventsByFacts([target({})], [later])
  expect([match?.events ?? [], candidates.get('evt_1')?.length]).toEqual(isSettled ? [[later], 1] : [[], 0])
})

test('a stale write that an earlier event may be about is counted for the next event too, which settles nothing alone', () => {
  const targets = [target({ key: 'old', state: 'stale' }), target({ key: 'new' })]
  const earlier = event({ candidates: ['old', 'new'], references: ['tr_1'] })
  const said = event({ id: 'evt_2', references: ['tr_2'] })
  const { match, candidates } = matchEventsByFacts(targets, [earlier, said])
  expect(candidates.get('evt_2')?.map(({ key }) => key)).toEqual(['old', 'new'])
  expect(match?.events).toEqual([earlier, said])
  expect(matchEventsByFacts(targets, [said]).candidates.get('evt_2')).toHaveLength(1)
})
