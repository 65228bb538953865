import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
/** What only a developer is told: a piece of each text, and the names that words and widgets are compared with. */
const told = [
  'Onlend: ',
  'Did you mean "',
  'no relay answers',
  'was called without',
  'no words in',
  'stylesheet is missing',
  'loses against',
  'is the name of no widget',
]

async function bundle(mode: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { LendingProvider, LendingHydration, useBanks } from '@onlend/hooks'
        export { LendingRoot } from '@onlend/widgets/lending-root'
        export { TenantRoot } from '@onlend/widgets/tenant-root'
        export { WithdrawForm } from '@onlend/widgets/withdraw-form'
      `,
      resolveDir: join(root, 'apps/host'),
    },
    conditions: ['@onlend/source'],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'],
    ...{
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      jsx: 'automatic',
    },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

test('a production build holds nothing of what a developer is told, and a development build all of it', async () => {
  const [live, development] = [await bundle('production'), await bundle('development')]
  expect(told.filter((text) => live.includes(text))).toEqual([])
  expect(told.filter((text) => !development.includes(text))).toEqual([])
})
