import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findServer } from '../servers/findServer.mjs'
import { findBrowser } from './findBrowser.mjs'

/** A folder with programs that run a line of shell. */
function folderWith(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'onlend-find-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, line] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  return folder
}

const find = (kind, environment) =>
  findServer(kind, { root: tmpdir(), environment: { PATH: '', ...environment }, mayInstall: false })

test.each([
  ["echo 'postgres (PostgreSQL) 17.1'", true],
  ["echo 'postgres (PostgreSQL) 14.9'", false],
  ['exit 1', false],
])(
  'a named folder whose program runs `%s` is taken: %s; else it is refused, and not passed over',
  async (line, isTaken) => {
    const POSTGRES_BIN = folderWith({ postgres: line, initdb: '' })
    const reason = `POSTGRES_BIN names ${POSTGRES_BIN}, which is no PostgreSQL 15 or newer`
    const answer = isTaken ? { program: join(POSTGRES_BIN, 'postgres') } : { reason }
    expect(await find('postgres', { POSTGRES_BIN })).toEqual(answer)
  },
)

test('one on PATH that is too old, or does not answer, is passed over', async () => {
  const old = folderWith({ 'redis-server': "echo 'Redis server v=5.0.7'", chromium: 'exit 1' })
  const young = folderWith({ 'redis-server': "echo 'Redis server v=7.0.15'", chrome: 'echo Chrome 140.0' })
  const PATH = `${old}:${young}`
  expect(await find('redis', { PATH })).toEqual({ program: join(young, 'redis-server') })
  expect(await findBrowser({ root: young, environment: { PATH } })).toBe(join(young, 'chrome'))
})
