import assert from 'node:assert/strict'
import type { Owner } from '../../src/database/Owner.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

/** Telling readers to look again. */
export const changeEventCases: readonly StoreCase[] = [
  {
    name: 'change events of an owner count from one without a gap, however many are added at once',
    async run(store) {
      const owner = newOwner()
      const claims = Array.from({ length: 20 }, () => withdrawClaim(owner))
      await Promise.all(claims.map((claim) => store.claim(claim)))
      const { changeEvents, oldest, newest } = await store.listChangeEvents(owner, 0, 100)
      assert.deepEqual(
        changeEvents.map(({ sequence }) => sequence),
        Array.from({ length: 20 }, (_, at) => at + 1),
      )
      assert.deepEqual(
        new Set(changeEvents.map(({ operationId }) => operationId)),
        new Set(claims.map(({ id }) => id)),
      )
      assert.deepEqual([oldest, newest], [1, 20])
      assert.deepEqual(
        changeEvents.map(({ actor }) => actor),
        claims.map(({ actor }) => actor),
      )
      const page = await store.listChangeEvents(owner, 5, 3)
      assert.deepEqual(
        page.changeEvents.map(({ sequence }) => sequence),
        [6, 7, 8],
      )
      assert.deepEqual([page.oldest, page.newest], [6, 20])
    },
  },
  {
    name: 'an owner without change events has none, and nothing of theirs is missing',
    async run(store) {
      assert.deepEqual(await store.listChangeEvents(newOwner(), 0, 10), {
        ...{ changeEvents: [], oldest: 1 },
        ...{ newest: 0, newestAt: null },
      })
    },
  },
  {
    name: 'a reader can tell from the oldest number that change events have been forgotten',
    async run(store) {
      const owner = newOwner()
      const { now } = withdrawClaim(owner)
      await store.claim(withdrawClaim(owner, { now: now - 10 }))
      await store.claim(withdrawClaim(owner))
      await store.sweep({ ...nothingDue, changeEventsBefore: now })
      const { changeEvents, oldest, newestAt } = await store.listChangeEvents(owner, 0, 10)
      assert.deepEqual([changeEvents.map(({ sequence }) => sequence), oldest, newestAt], [[2], 2, now])
      await store.sweep({ ...nothingDue, changeEventsBefore: now + 1 })
      assert.deepEqual(await store.listChangeEvents(owner, 0, 10), {
        ...{ changeEvents: [], oldest: 3 },
        ...{ newest: 2, newestAt: null },
      })
    },
  },
  {
    name: 'a listener is told of an owner with a new change event, or that any owner may have one',
    async run(store) {
      const owner = newOwner()
      const heard: (Owner | null)[] = []
      let receiveEvents = (): void => undefined
      const stop = await store.onChangeEvent((whose) => {
        heard.push(whose)
        receiveEvents()
      })
      const before = heard.length
      const isTold = (): boolean =>
        heard.slice(before).some((whose) => whose === null || whose.id === owner.id)
      const told = new Promise<void>((resolve) => {
        receiveEvents = () => (isTold() ? resolve() : undefined)
      })
      await store.claim(withdrawClaim(owner))
      await told
      await stop()
    },
  },
]
