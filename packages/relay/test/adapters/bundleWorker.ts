import { join } from 'node:path'
import { build } from 'esbuild'

/** A Worker as a host would write it, but for its options, which the test lays into the runtime. */
const source = `
import { createRelay, workersHandler } from '@onlend/relay'
const worker = workersHandler(() => ({ relay: createRelay(relayOptions) }))
addEventListener('fetch', (event) => event.respondWith(worker.fetch(event.request, {}, event)))
`

/** The relay and its Worker's door as one script, and what it would import at run time. */
export async function bundleWorker(): Promise<{ code: string; imports: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: join(import.meta.dirname, '../..'), loader: 'js' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    // What wrangler resolves with, in its order of importance.
    conditions: ['@onlend/source', 'workerd', 'worker', 'browser'],
    external: ['node:*'],
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.inputs).flatMap(({ imports: found }) =>
    found.filter(({ external }) => external).map(({ path }) => path),
  )
  return { code: outputFiles[0]?.text ?? '', imports }
}
