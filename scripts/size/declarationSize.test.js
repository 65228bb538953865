import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { declarationSize } from './declarationSize.js'

test('the declarations of a build are counted in every folder, and nothing else is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'models'))
  writeFileSync(join(folder, 'index.d.ts'), 'x'.repeat(1500))
  writeFileSync(join(folder, 'models/Bank.d.ts'), 'x'.repeat(500))
  writeFileSync(join(folder, 'models/Bank.js'), 'x'.repeat(9000))
  writeFileSync(join(folder, 'index.d.ts.map'), 'x'.repeat(9000))
  expect(await declarationSize(folder)).toBe(2)
  expect(await declarationSize(join(folder, 'models'))).toBe(0.5)
})

test('a build without declarations weighs nothing that could pass', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await declarationSize(folder)).toBeUndefined()
})
