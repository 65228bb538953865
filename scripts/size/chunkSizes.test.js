import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundleWithEsbuild } from './bundleWithEsbuild.js'
import { chunkSizes } from './chunkSizes.js'
import { entryCode } from './entryCode.js'

const chunk = (id, bytes, rest = {}) => ({
  id,
  names: [`${id}.js`],
  // Random text does not shrink much, so that sizes can be told apart.
  code: randomBytes(bytes).toString('base64'),
  imports: [],
  lazyImports: [],
  isEntry: false,
  ...rest,
})

test('the first load is the entry and what it imports; a lazy chunk counts with what only it brings', () => {
  const sizes = chunkSizes([
    chunk('entry', 1000, { isEntry: true, imports: ['form'], lazyImports: ['ReviewDialog'] }),
    chunk('form', 2000),
    chunk('ReviewDialog', 4000, { imports: ['form', 'scrollLock'] }),
    chunk('scrollLock', 500),
  ])
  expect(sizes.first).toBeGreaterThan(3)
  expect(sizes.first).toBeLessThan(3.5)
  expect(sizes.lazy(/dialog/i)).toBeGreaterThan(4.5)
  expect(sizes.lazy(/dialog/i)).toBeLessThan(5)
  expect(sizes.whole).toBeCloseTo(sizes.first + sizes.lazy(/dialog/i), 5)
  expect(sizes.lazy(/picker/i)).toBeUndefined()
})

test('what comes after another lazy chunk does not count what that has brought', () => {
  const sizes = chunkSizes([
    chunk('entry', 1000, { isEntry: true, lazyImports: ['machine', 'review'] }),
    chunk('machine', 500, { imports: ['engine'] }),
    chunk('review', 300, { imports: ['engine'] }),
    chunk('engine', 4000),
  ])
  expect(sizes.lazy(/review/)).toBeGreaterThan(4)
  expect(sizes.lazy(/review/, /machine/)).toBeLessThan(0.5)
})

test('an entry is written as a host would write it', () => {
  const code = entryCode({
    imports: { hooks: ['LendingProvider'], 'widgets/withdraw-form': ['WithdrawForm'] },
  })
  expect(code).toBe(
    "export { LendingProvider } from '@onlend/hooks'\nexport { WithdrawForm } from '@onlend/widgets/withdraw-form'",
  )
})

test('a bundle keeps a lazy module out of the first load and the peers outside', async () => {
  const chunks = await bundleWithEsbuild({
    code: "import { useState } from 'react'; export { useState }; export const later = () => import('./entryCode.js')",
    external: ['react'],
    resolveFolder: fileURLToPath(new URL('.', import.meta.url)),
  })
  const sizes = chunkSizes(chunks)
  expect(sizes.first).toBeLessThan(1)
  expect(sizes.lazy(/entryCode/)).toBeGreaterThan(0)
})
