import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findServer } from './findServer.mjs'

/** A folder with programs that say a version. */
function folderWith(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'onlend-find-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, said] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\necho '${said}'\n`, { mode: 0o755 })
  return folder
}

const find = (kind, environment) =>
  findServer(kind, { root: tmpdir(), environment: { PATH: '', ...environment }, mayInstall: false })

test('what the environment names comes before everything that is installed', async () => {
  const POSTGRES_BIN = folderWith({ postgres: 'postgres (PostgreSQL) 17.1', initdb: '' })
  expect(await find('postgres', { POSTGRES_BIN })).toEqual({ program: join(POSTGRES_BIN, 'postgres') })
})

test.each([
  { postgres: 'postgres (PostgreSQL) 14.9', initdb: '' },
  { postgres: 'postgres (PostgreSQL) 17.1' },
  {},
])('a named folder in which %j is said, not passed over', async (programs) => {
  const POSTGRES_BIN = folderWith(programs)
  const { reason } = await find('postgres', { POSTGRES_BIN })
  expect(reason).toBe(`POSTGRES_BIN names ${POSTGRES_BIN}, which is no PostgreSQL 15 or newer`)
})

test('one on PATH that is too old is passed over', async () => {
  const old = folderWith({ 'redis-server': 'Redis server v=5.0.7 sha=0' })
  const young = folderWith({ 'redis-server': 'Redis server v=7.0.15 sha=0' })
  expect(await find('redis', { PATH: `${old}:${young}` })).toEqual({ program: join(young, 'redis-server') })
})
