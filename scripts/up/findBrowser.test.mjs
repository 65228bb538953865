import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from './findBrowser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'onlend-browsers-'))

function writeProgram(name, line) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  onTestFinished(() => rmSync(path))
  return path
}

const find = (environment) => findBrowser({ root: folder, environment: { PATH: folder, ...environment } })

test('CHROMIUM_PATH comes before everything that is installed, and one that does not answer is said', async () => {
  writeProgram('chromium', 'echo Chromium 140.0')
  const own = writeProgram('own', 'echo Chromium 140.0')
  expect(await find({ CHROMIUM_PATH: own })).toBe(own)
  await expect(find({ CHROMIUM_PATH: '/nowhere' })).rejects.toThrow('CHROMIUM_PATH names /nowhere')
})

test('a stub that does not answer --version is passed over for a Chrome that does', async () => {
  writeProgram('chromium-browser', 'exit 1')
  const chrome = writeProgram('google-chrome', 'echo Google Chrome 140.0')
  expect(await find({})).toBe(chrome)
})
