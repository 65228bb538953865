import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hashFiles } from './hashFiles.mjs'
import { runQuietly } from './runQuietly.mjs'

const sources = [
  ...['core', 'bulk', 'hooks', 'widgets'].map((name) => `packages/${name}/src`),
  ...['src', 'build', 'public', 'index.html', 'shop.html', 'vite.config.ts'].map(
    (name) => `apps/host/${name}`,
  ),
  'pnpm-lock.yaml',
]

/** Vite's own script as the app in `folder` installed it, to run with node directly: nothing in between outlives a signal. */
export function viteScript(folder) {
  return join(createRequire(join(folder, 'package.json')).resolve('vite/package.json'), '../bin/vite.js')
}

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
