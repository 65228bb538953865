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

const settledBy = (references: string[]): Partial<Target> => ({
  ...{ state: 'succeeded', settledAt: 90, settlingEvents: [event({ references })] },
})

test.each<[Partial<Target>, Partial<OpenEvent>, number, 'settles' | 'repeats' | null]>([
  [{ createdAt: 50 }, {}, 1, 'settles'],
  [{ createdAt: 49 }, {}, 0, null],
  [{ createdAt: 49 }, { candidates: ['one'] }, 1, 'settles'],
  [{ state: 'stale' }, {}, 0, null],
  [{ state: 'stale' }, { candidates: ['one'] }, 1, null],
  [{ state: 'rejected', settledAt: 90 }, {}, 0, null],
  [{ amount: null, destinationHash: null, destinationEnd: null }, {}, 1, 'settles'],
  [{}, { amount: null, destinationHash: null, destinationEnd: null }, 1, 'settles'],
  [{ state: 'succeeded', settledAt: 50 }, {}, 1, 'repeats'],
  [{ state: 'succeeded', settledAt: 49 }, {}, 0, null],
  [{ state: 'succeeded' }, {}, 0, null],
  [{ state: 'failed', settledAt: 50 }, {}, 1, null],
  [{ state: 'succeeded', settledAt: 50, reference: 'tr_1' }, { references: ['tr_1'] }, 1, null],
  [{ state: 'succeeded', settledAt: 50, reference: 'tr_1' }, { references: ['tr_2'] }, 0, null],
  [{ state: 'succeeded', settledAt: 50, reference: 'tr_1' }, {}, 1, 'repeats'],
  [settledBy(['tr_1']), { references: ['tr_1'] }, 1, 'repeats'],
  [settledBy(['tr_1']), { references: ['tr_2'] }, 0, null],
  [settledBy([]), {}, 1, 'repeats'],
])('a write of %j and an event of %j: %i candidate, and it %s', (facts, told, count, comes) => {
  const later = event(told)
  const { match, candidates } = matchEventsByFacts([target(facts)], [later])
  expect(candidates.get('evt_1')).toHaveLength(count)
  expect([match?.events ?? null, match?.isRepeat]).toEqual(
    comes === null ? [null, undefined] : [[later], comes === 'repeats'],
  )
})

test('several events settle as many writes only where all say the same, and one of another amount is in nobody’s way', () => {
  const targets = [target({}), target({ key: 'two' })]
  const first = event({ references: ['tr_1'] })
  const second = event({ id: 'evt_2', references: ['tr_2'] })
  const settled = (...events: OpenEvent[]) => matchEventsByFacts(targets, events).match?.events ?? []
  expect(settled(first, second)).toEqual([first, second])
  expect(settled(first)).toEqual([])
  expect(settled(first, { ...second, outcome: 'failed' })).toEqual([])
  expect(settled(first, second, event({ id: 'evt_3', references: ['tr_3'] }))).toEqual([])
  const other = event({ id: 'evt_4', references: ['tr_4'], amount: '6' })
  expect(settled(other, first, second)).toEqual([first, second])
})
