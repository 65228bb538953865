import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runCommand } from './runCommand.mjs'

const leftBehind = new Set(['node_modules', 'dist', 'build', '.next', '.astro', '.data', 'package-lock.json'])

/**
 * Copies a consumer to `folder` and installs it there with plain npm, where each package of the kit is the tarball, also as the
 * dependency of another. Everything else comes from the registry, as it would for a stranger. Throws when npm fails, or when a
 * package of the kit is there twice or from elsewhere.
 */
export async function installConsumer({ source, folder, tarballs, environment, signal }) {
  await cp(source, folder, { recursive: true, filter: (path) => !leftBehind.has(basename(path)) })
  const manifestFile = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const specs = Object.fromEntries([...tarballs].map(([name, tarball]) => [name, `file:${tarball}`]))
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list ?? {})) {
      if (!name.startsWith('@onlend/')) continue
      if (specs[name] === undefined)
        throw new Error(`${basename(source)} asks for ${name}, which is not published.`)
      list[name] = specs[name]
    }
  manifest.overrides = { ...manifest.overrides, ...specs }
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  await runCommand({
    ...{ folder, environment, signal },
    command: 'npm install --no-audit --no-fund --prefer-offline',
  })
  await checkCopies(folder)
}

async function checkCopies(folder) {
  const lock = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  const copies = Object.entries(lock.packages).filter(([path]) => /node_modules\/@onlend\/[^/]+$/.test(path))
  if (copies.length === 0) throw new Error('No package of the kit was installed.')
  for (const [path, { resolved = '' }] of copies)
    if (!resolved.startsWith('file:') || path.lastIndexOf('node_modules') > 0)
      throw new Error(`${path} came from ${resolved} and not from its tarball, once, at the top.`)
}
