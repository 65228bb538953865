import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

test('a tile on a home page, with its provider, its root, its data and TanStack Query, is at most 28 kB after gzip', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { LendingProvider } from '@onlend/hooks'
        export { LendingRoot } from '@onlend/widgets/lending-root'
        export { LendingTile } from '@onlend/widgets/lending-tile'`,
      resolveDir: join(root, 'apps/host'),
    },
    ...{ bundle: true, minify: true, splitting: true, write: false, metafile: true, outdir: 'tile' },
    ...{ format: 'esm', platform: 'browser', target: 'es2022', jsx: 'automatic', logLevel: 'error' },
    conditions: ['@onlend/source'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const { outputs } = metafile
  const reach = (path: string): string[] => [
    path,
    ...(outputs[path]?.imports ?? []).flatMap((one) =>
      one.kind === 'import-statement' ? reach(one.path) : [],
    ),
  ]
  // A chunk that only `import()` names is fetched later, where a page needs more than a tile.
  const first = Object.keys(outputs).find((path) => outputs[path]?.entryPoint) ?? ''
  const loaded = outputFiles.filter(({ path }) => reach(first).some((one) => path.endsWith(one)))
  expect(loaded.length).toBeGreaterThan(0)
  const bytes = loaded.map(({ contents }) => gzipSync(contents, { level: 9 }).length)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(28_000)
})
