import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lockFolder.ts'
import { openPgliteDatabase } from './openPgliteDatabase.ts'
import { createSqlStore } from './createSqlStore.ts'

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-relay-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('a folder in use is refused with a sentence that names PostgreSQL', () =>
  inFolder(async (folder) => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(/in use by process \d+.*PostgreSQL/)
    await unlock()
    await (await lockFolder(folder))()
  }))

test('a lock that a dead process left is taken over, also one with this process’s own number', () =>
  inFolder(async (folder) => {
    for (const left of ['999999999 1', `${process.pid} 1`, '', 'garbage']) {
      await writeFile(join(folder, 'lock'), left)
      await (await lockFolder(folder))()
    }
  }))

test('S58: what a killed process was sending is unknown as soon as the folder is opened again', () =>
  inFolder(async (folder) => {
    const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const
    const database = await openPgliteDatabase({ dataDir: folder })
    const store = createSqlStore(database)
    await store.prepare(1_000)
    const nothing = {
      likeness: null,
      likenessSince: null,
      amount: null,
      destinationHash: null,
      destinationEnd: null,
      rows: [],
    }
    const summary = {
      amount: null,
      method: null,
      recipient: null,
      institution: null,
      destinationEnd: null,
      count: null,
    }
    const named = {
      owner,
      id: 'key-killed',
      kind: 'withdraw',
      reference: 'WD-1',
      actor: 'uA',
      payloadHash: null,
      summary,
    } as const
    await store.claim({ ...named, ...nothing, now: 1_000, leaseUntil: 100_000 })
    const secret = await store.secret()
    await database.close()

    const reopened = await openPgliteDatabase({ dataDir: folder })
    const again = createSqlStore(reopened)
    await again.prepare(2_000)
    expect((await again.findOperation([owner], 'key-killed'))?.state).toBe('unknown')
    expect(await again.secret()).toBe(secret)
    expect((await again.listNotices(owner, 0, 10)).notices).toHaveLength(2)
    await reopened.close()
  }))
