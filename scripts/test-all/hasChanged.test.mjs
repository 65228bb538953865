import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasChanged } from './hasChanged.mjs'

test('a landed commit is compared with the one before it, what follows with where it branched off; without git all has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onlend-changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')]
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  const git = (cwd, ...args) => execFileSync('git', [...own, ...args], { cwd, stdio: 'ignore' })
  const commit = (cwd, path) => {
    writeFileSync(join(cwd, path), path)
    git(cwd, 'add', '--all')
    git(cwd, 'commit', '--message', path)
  }
  mkdirSync(origin)
  git(origin, 'init')
  commit(origin, 'first')
  commit(origin, 'second')
  git(folder, 'clone', origin, clone)
  const changed = () => ['first', 'second', 'third', 'new'].filter((name) => hasChanged(clone, RegExp(name)))
  expect(changed()).toEqual(['second'])
  commit(clone, 'third')
  expect(changed()).toEqual(['third'])
  writeFileSync(join(clone, 'new'), '')
  expect(changed()).toEqual(['third', 'new'])
  expect(hasChanged(folder, /^nothing/)).toBe(true)
})
