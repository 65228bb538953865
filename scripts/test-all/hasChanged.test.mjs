import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasChanged } from './hasChanged.mjs'

function createClone() {
  const folder = mkdtempSync(join(tmpdir(), 'onlend-changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')]
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  const git = (cwd, ...args) => execFileSync('git', [...own, ...args], { cwd, stdio: 'ignore' })
  const commit = (cwd, path) => {
    mkdirSync(join(cwd, path, '..'), { recursive: true })
    writeFileSync(join(cwd, path), path)
    git(cwd, 'add', '--all')
    git(cwd, 'commit', '--message', path)
  }
  mkdirSync(origin)
  git(origin, 'init')
  commit(origin, 'scripts/a.mjs')
  commit(origin, 'packages/a.ts')
  git(folder, 'clone', origin, clone)
  return { folder, clone, commit: (path) => commit(clone, path) }
}

test('a landed commit is compared with the one before it, and what follows with where it branched off', () => {
  const { clone, commit } = createClone()
  expect(hasChanged(clone, /^scripts\//)).toBe(false)
  expect(hasChanged(clone, /^packages\//)).toBe(true)
  commit('apps/b.ts')
  expect(hasChanged(clone, /^packages\//)).toBe(false)
  commit('scripts/b.mjs')
  commit('apps/c.ts')
  expect(hasChanged(clone, /^scripts\//)).toBe(true)
})

test('a file that is not committed counts, and so does everything where git cannot say', () => {
  const { folder, clone } = createClone()
  writeFileSync(join(clone, 'scripts/new.mjs'), '')
  expect(hasChanged(clone, /^scripts\//)).toBe(true)
  expect(hasChanged(folder, /^nothing\//)).toBe(true)
})
