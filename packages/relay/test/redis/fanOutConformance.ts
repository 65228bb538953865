import assert from 'node:assert/strict'
import type { Database } from '../../src/database/Database.ts'
import type { Owner } from '../../src/database/Owner.ts'
import { ownerValues } from '../../src/database/ownerValues.ts'
import { appendChangeEvent } from '../../src/changes/sql/appendChangeEvent.ts'
import { changeEventStore } from '../../src/changes/sql/changeEventStore.ts'
import { newOwner } from '../storeFixtures.ts'

/** Two instances on one ledger, and what carries signals between them. */
export type FanOut = {
  one: Database
  other: Database
  /** Breaks the carrier off in the middle, calls back while nothing can be carried, and brings it back. */
  interrupt(meanwhile: () => Promise<void>): Promise<void>
}

type FanOutCase = { name: string; run(fanOut: FanOut): Promise<void> }

/** What every carrier of "look again" has to do. */
export const fanOutConformance: readonly FanOutCase[] = [
  {
    name: 'the owner of a change event is heard of on every instance, that which wrote it too',
    async run({ one, other }) {
      const owner = newOwner()
      const [here, there] = [await hear(one), await hear(other)]
      await write(one, owner)
      await here.until(owner)
      await there.until(owner)
      await Promise.all([here.stop(), there.stop()])
    },
  },
  {
    name: 'nothing is heard before the commit, nor of what was rolled back, and the same twice is heard once',
    async run({ one, other }) {
      const [lost, kept, last] = [newOwner(), newOwner(), newOwner()]
      const there = await hear(other)
      await assert.rejects(write(one, lost, { fails: true }), /undone/)
      let heardBefore = -1
      await write(one, kept, {
        times: 2,
        async beforeCommit() {
          // What another transaction says in the meantime has been heard; this one's would have been.
          await write(other, last)
          await there.until(last)
          heardBefore = there.count(kept)
        },
      })
      const end = newOwner()
      await there.until(kept)
      await write(one, end)
      await there.until(end)
      assert.deepEqual([heardBefore, there.count(lost), there.count(kept)], [0, 0, 1])
      await there.stop()
    },
  },
  {
    name: 'a change event is there to be read when its signal is heard',
    async run({ one, other }) {
      const owner = newOwner()
      const there = await hear(other)
      await write(one, owner)
      await there.until(owner)
      const { changeEvents } = await changeEventStore(other).listChangeEvents(owner, 0, 10)
      assert.equal(changeEvents.length, 1)
      await there.stop()
    },
  },
  {
    name: 'a listener that has stopped hears nothing more',
    async run({ one, other }) {
      const owner = newOwner()
      const stopped = await hear(other)
      const there = await hear(other)
      await stopped.stop()
      await write(one, owner)
      await there.until(owner)
      assert.equal(stopped.count(owner), 0)
      await there.stop()
    },
  },
  {
    name: 'what another program says on the channel wakes no listener, whatever it is',
    async run({ one, other }) {
      const owner = newOwner()
      const there = await hear(other)
      const before = there.all.length
      const forged = [
        '',
        'null',
        '[]',
        '{}',
        '{"id":1}',
        '{"environment":"test","kind":"customerPartnerId","id":"x"}',
      ]
      for (const payload of forged) await say(one, payload)
      await write(one, owner)
      await there.until(owner)
      assert.deepEqual(there.all.slice(before), [owner])
      await there.stop()
    },
  },
  {
    name: 'after a break every owner is looked at again, and signals are heard as before',
    async run({ one, other, interrupt }) {
      const owner = newOwner()
      const [here, there] = [await hear(one), await hear(other)]
      const before = [here.all.length, there.all.length]
      await interrupt(() => Promise.resolve())
      await here.until(null, before[0])
      await there.until(null, before[1])
      await write(one, owner)
      await here.until(owner)
      await there.until(owner)
      await Promise.all([here.stop(), there.stop()])
    },
  },
]

type Hearing = {
  all: (Owner | null)[]
  count(owner: Owner): number
  /** Resolves once this was heard, after so many others. */
  until(owner: Owner | null, from?: number): Promise<void>
  stop(): Promise<void>
}

async function hear(database: Database): Promise<Hearing> {
  const all: (Owner | null)[] = []
  let look = (): void => undefined
  const stop = await changeEventStore(database).onChangeEvent((owner) => {
    all.push(owner)
    look()
  })
  return {
    all,
    count: (owner) => all.filter((heard) => heard?.id === owner.id).length,
    until: (owner, from = 0) =>
      new Promise((resolve) => {
        look = () => {
          if (all.slice(from).some((heard) => heard?.id === owner?.id)) resolve()
        }
        look()
      }),
    stop,
  }
}

type WriteOptions = { fails?: boolean; times?: number; beforeCommit?: () => Promise<void> }

async function write(
  database: Database,
  owner: Owner,
  { fails = false, times = 1, beforeCommit }: WriteOptions = {},
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      'insert into onlend_owners (environment, owner_kind, owner_id) values ($1, $2, $3) on conflict do nothing',
      ownerValues(owner),
    )
    for (let at = 0; at < times; at += 1)
      await appendChangeEvent(transaction, owner, { operationId: `key-${at}`, kind: 'withdraw', now: 1_000 })
    await beforeCommit?.()
    if (fails) throw new Error('undone')
  })
}

/** Says something of one's own on the channel of change events. */
async function say(database: Database, payload: string): Promise<void> {
  await database.transaction(async (transaction) => {
    if (transaction.announce) transaction.announce('onlend_change_events', payload)
    else await transaction.query("select pg_notify('onlend_change_events', $1)", [payload])
  })
}
