import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ours = fileURLToPath(new URL('./oursServer.mjs', import.meta.url))

/**
 * Writes the relay and a server around it as one file of plain JavaScript into `folder`, from the sources as they are now, and
 * returns its path. A loader that compiles while running would be measured too.
 */
export async function bundleOurs({ folder, entryPoint = ours }) {
  const outfile = join(folder, 'ours.mjs')
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@onlend/source'],
    // Not bundled: they find files beside themselves, or come in the way a host has them.
    external: ['@electric-sql/pglite', '@tus/file-store', '@tus/server', 'pg', 'undici'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'silent',
  })
  return outfile
}
