import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from './hashFiles.mjs'
import { runQuietly } from './runQuietly.mjs'
import { viteScript } from './viteScript.mjs'

const sources = [
  'packages/core/src',
  'packages/bulk/src',
  'packages/hooks/src',
  'packages/widgets/src',
  'apps/host/src',
  'apps/host/build',
  'apps/host/public',
  'apps/host/index.html',
  'apps/host/shop.html',
  'apps/host/vite.config.ts',
  'pnpm-lock.yaml',
]

/** Builds the host app's pages and the script that draws the first of them, unless what is there was built from these very sources. */
export async function buildHostWhenStale({ root, environment }) {
  const host = join(root, 'apps/host')
  const hashFile = join(host, 'dist/.sources')
  const hash = await hashFiles(root, sources)
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === hash) return
  console.log('Building the host app')
  await runQuietly({
    title: 'Building the host app',
    command: process.execPath,
    args: [viteScript(host), 'build'],
    cwd: host,
    environment: { ...environment, NODE_ENV: 'production', QUICK_BUILD: '1' },
  })
  await writeFile(hashFile, hash)
}
