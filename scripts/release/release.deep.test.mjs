import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dryRun } from './dryRun.mjs'

const root = join(import.meta.dirname, '../..')

// Needs the packages built, as the first step of the deep run does.
test('what would be released can be installed from a registry, and works in an app that knows only the registry', async () => {
  const output = await mkdtemp(join(tmpdir(), 'onlend-tarballs-'))
  onTestFinished(() => rm(output, { recursive: true, force: true }))
  const { version, imported, problems } = await dryRun({ root, output })
  expect(problems).toEqual([])
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(imported).toBeGreaterThan(60)
  expect(await readdir(output)).toContain(`onlend-${version}.cdx.json`)
}, 900_000)
