import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installStamp } from './installStamp.mjs'

async function workspace() {
  const root = await mkdtemp(join(tmpdir(), 'onlend-stamp-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'node_modules'))
  await mkdir(join(root, 'packages/core/node_modules'), { recursive: true })
  await writeFile(join(root, 'package.json'), '{}')
  await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9')
  await writeFile(join(root, 'packages/core/package.json'), '{"dependencies":{"zod":"catalog:"}}')
  return root
}

const isFresh = async (root) => (await installStamp(root)).isFresh()

test('a stamped checkout is fresh until the lockfile or a manifest changes', async () => {
  const root = await workspace()
  expect(await isFresh(root)).toBe(false)
  await (await installStamp(root)).write()
  expect(await isFresh(root)).toBe(true)

  await writeFile(
    join(root, 'packages/core/package.json'),
    '{"dependencies":{"zod":"catalog:","react":"catalog:"}}',
  )
  expect(await isFresh(root)).toBe(false)

  await (await installStamp(root)).write()
  await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 10')
  expect(await isFresh(root)).toBe(false)
})

test('a package that lost its node_modules has to be installed', async () => {
  const root = await workspace()
  await (await installStamp(root)).write()
  await rm(join(root, 'packages/core/node_modules'), { recursive: true })
  expect(await isFresh(root)).toBe(false)
})
