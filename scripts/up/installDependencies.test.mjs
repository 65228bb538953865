import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installDependencies } from './installDependencies.mjs'

test('a checkout is installed once, and again after its lockfile or a manifest has changed, or a package lost its modules', async () => {
  const root = mkdtempSync(join(tmpdir(), 'onlend-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  let installs = 0
  const countInstalls = async () => {
    installs = 0
    for (const _turn of [1, 2])
      await installDependencies({
        root,
        install() {
          installs += 1
          mkdirSync(join(root, 'packages/core/node_modules'), { recursive: true })
        },
      })
    return installs
  }
  mkdirSync(join(root, 'node_modules'))
  mkdirSync(join(root, 'packages/core'), { recursive: true })
  const manifest = join(root, 'packages/core/package.json')
  writeFileSync(manifest, '{"dependencies":{"zod":"catalog:"}}')
  expect(await countInstalls()).toBe(1)
  expect(await countInstalls()).toBe(0)
  writeFileSync(manifest, '{"dependencies":{"zod":"catalog:","react":"catalog:"}}')
  expect(await countInstalls()).toBe(1)
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 10')
  expect(await countInstalls()).toBe(1)
  rmSync(join(root, 'packages/core/node_modules'), { recursive: true })
  expect(await countInstalls()).toBe(1)
})
