import { once } from 'node:events'
import { link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPgliteTemplate } from '../../test/openPgliteTemplate.ts'
import { newOwner, withdrawClaim } from '../../test/storeFixtures.ts'
import { createStore } from '../createStore.ts'
import { lockFolder } from './lockFolder.ts'

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-relay-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a killed process leaves: a socket without a listener. */
async function leaveSocket(path: string): Promise<void> {
  const server = createServer().listen(`${path}.own`)
  await once(server, 'listening')
  // Closing removes the name that it was made under.
  await link(`${path}.own`, path)
  await new Promise((resolve) => server.close(resolve))
}

test('a folder in use is refused with a sentence that names PostgreSQL', () =>
  inFolder(async (folder) => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(/in use by process \d+.*PostgreSQL/)
    await unlock()
    await (await lockFolder(folder))()
  }))

test('a lock that a dead process left is taken over and removed, whatever number it had', () =>
  inFolder(async (folder) => {
    for (const pid of [999999999, process.pid, 1]) await leaveSocket(join(folder, `lock-${pid}-left`))
    // Where there are no sockets, the moment of its start tells an earlier process of this number.
    await writeFile(join(folder, `lock-${process.pid}-file`), '1')
    await writeFile(join(folder, 'lock-999999999-file'), '1')
    await (await lockFolder(folder))()
    expect(await readdir(folder)).toEqual([])
  }))

test('a live lock counts although no process here has its number, as between two containers on one volume', () =>
  inFolder(async (folder) => {
    for (const pid of [999999999, process.pid]) {
      const server = createServer().listen(join(folder, `lock-${pid}-other`))
      await once(server, 'listening')
      await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`)
      await new Promise((resolve) => server.close(resolve))
    }
    await (await lockFolder(folder))()
  }))

test('without sockets a lock counts while its process runs', () =>
  inFolder(async (folder) => {
    const deep = join(folder, 'a'.repeat(100))
    await mkdir(deep)
    const unlock = await lockFolder(deep)
    await expect(lockFolder(deep)).rejects.toThrow(/in use by process \d+/)
    await unlock()
    await writeFile(join(deep, `lock-${process.ppid}-file`), '1')
    await expect(lockFolder(deep)).rejects.toThrow(`in use by process ${process.ppid}`)
  }))

test('of eight that open a folder at once, over the lock of a dead one, never two get it', () =>
  inFolder(async (folder) => {
    await leaveSocket(join(folder, 'lock-1-left'))
    const tries = Array.from({ length: 8 }, () => lockFolder(folder).catch(() => null))
    const unlocks = (await Promise.all(tries)).filter((unlock) => unlock !== null)
    expect(unlocks.length).toBeLessThan(2)
    for (const unlock of unlocks) await unlock()
    await (await lockFolder(folder))()
  }))

test('a folder that cannot be written in is said to be so, and nothing is left in it', () =>
  inFolder(async (folder) => {
    await expect(lockFolder(join(folder, 'nowhere'))).rejects.toThrow(/ENOENT.*nowhere/)
    expect(await readdir(folder)).toEqual([])
  }))

test('S81: a second relay on the same database does not take the first for dead', async () => {
  const database = await openPgliteTemplate()
  const [first, second] = [createStore(database), createStore(database)]
  await first.prepare(1_000)
  const claim = withdrawClaim(newOwner())
  await first.claim(claim)
  await second.prepare(2_000)
  expect((await second.findOperation([claim.owner], claim.id))?.state).toBe('submitting')
  await database.close()
})
