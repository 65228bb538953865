import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../../packages/core/src')
const reads = ['endpoints', 'relay'].flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((file) => /^(?:get|list)\w+\.ts$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
)

/** The files that load zod among those that an entry loads, those that come later included. */
async function findZod(entryPoints) {
  const { metafile } = await build({
    ...{ absWorkingDir: source, entryPoints, external: ['zod'], outdir: 'out' },
    ...{ bundle: true, write: false, metafile: true, format: 'esm', logLevel: 'error' },
  })
  const inputs = Object.entries(metafile.inputs)
  return inputs
    .filter(([, { imports }]) => imports.some(({ path }) => path.startsWith('zod')))
    .map(([path]) => path)
}

test('what only reads loads no schema library', async () => {
  expect(reads.length).toBeGreaterThan(20)
  const others = [
    ...['transport/callEndpoint.ts', 'transport/createLendingClient.ts', 'transport/createTokenSource.ts'],
    ...['events/subscribeToChangeEvents.ts', 'client/createLending.ts', 'models/parseTenantConfig.ts'],
  ]
  expect(await findZod([...reads, ...others])).toEqual([])
  expect(await findZod(['endpoints/withdraw.ts'])).toContain('endpoints/withdraw.ts')
})
