import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPgliteTemplate } from '../test-support/openPgliteTemplate.ts'
import { newOwner } from './conformance/newOwner.ts'
import { withdrawClaim } from './conformance/withdrawClaim.ts'
import { createSqlStore } from './createSqlStore.ts'
import { lockFolder } from './lockFolder.ts'
import { openPgliteDatabase } from './openPgliteDatabase.ts'

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

// Three starts of an embedded database, each of which takes seconds on a busy machine.
test(
  'S58: what a process had acknowledged survives its kill -9, and what it was sending is unknown to the next',
  () =>
    inFolder(async (folder) => {
      // Made from the kept template, which is ten times quicker than a new one.
      await (await openPgliteTemplate(join(folder, 'pgdata'))).close()
      const child = fork(join(import.meta.dirname, '../test-support/claimingProcess.ts'), [folder], {
        cwd: join(import.meta.dirname, '../../../..'),
        execArgv: ['--conditions=@onlend/source', '--import', 'tsx'],
      })
      // The cast names what `claimingProcess` sends once its claims are acknowledged.
      const [{ secret }] = (await once(child, 'message')) as [{ secret: string }]
      await expect(openPgliteDatabase({ dataDir: folder })).rejects.toThrow(
        /in use by process \d+.*PostgreSQL/,
      )
      child.kill('SIGKILL')
      await once(child, 'exit')

      const reopened = await openPgliteDatabase({ dataDir: folder })
      const again = createSqlStore(reopened)
      await again.prepare(2_000)
      const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const
      const states = (await again.listOperations(owner, 50)).map(({ state }) => state)
      expect(states).toEqual(Array.from({ length: 20 }, () => 'unknown'))
      expect(await again.secret()).toBe(secret)
      expect((await again.listNotices(owner, 0, 100)).newest).toBe(40)
      await reopened.close()
    }),
  120_000,
)

test('S81: a second relay on the same database does not take the first for dead', async () => {
  const database = await openPgliteTemplate()
  const [first, second] = [createSqlStore(database), createSqlStore(database)]
  await first.prepare(1_000)
  const claim = withdrawClaim(newOwner())
  await first.claim(claim)
  await second.prepare(2_000)
  expect((await second.findOperation([claim.owner], claim.id))?.state).toBe('submitting')
  await database.close()
})
