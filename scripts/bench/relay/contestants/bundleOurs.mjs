import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const entryPoint = fileURLToPath(new URL('./oursServer.mjs', import.meta.url))

/**
 * Writes the relay and the server around it as one file of plain JavaScript into `folder`, from the sources as they are now, and
 * returns its path. A loader that compiles while running would be measured too.
 */
export async function bundleOurs({ folder }) {
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
    external: ['@electric-sql/pglite', 'pg', 'undici'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  })
  return outfile
}
