import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const isHere = (() => {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!isHere)(
  `systemd reads the unit without a word${isHere ? '' : ' (left out, systemd-analyze is not on this machine)'}`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onlend-unit-'))
    try {
      const unit = await readFile(join(import.meta.dirname, '../../deploy/onlend-relay.service'), 'utf8')
      const file = join(folder, 'onlend-relay.service')
      // It looks for the program itself, which stands elsewhere here.
      await writeFile(file, unit.replace('/usr/bin/node', process.execPath))
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], {
        encoding: 'utf8',
        timeout: 60_000,
      })
      expect([status, stderr]).toEqual([0, ''])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
