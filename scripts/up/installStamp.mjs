import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from './hashFiles.mjs'

const stampFile = 'node_modules/.onlend-install'

/**
 * Remembers for which lockfile `node_modules` was installed, so that a second start needs neither pnpm nor a network.
 * `isFresh` is false as well when a package lost its own `node_modules`.
 */
export async function installStamp(root) {
  const manifests = [
    'package.json',
    ...(await workspaceFolders(root)).map((folder) => `${folder}/package.json`),
  ]
  const hash = await hashFiles(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])

  return {
    async isFresh() {
      const written = await readFile(join(root, stampFile), 'utf8').catch(() => '')
      if (written !== hash) return false
      const present = await Promise.all(manifests.map((manifest) => hasItsModules(root, manifest)))
      return present.every(Boolean)
    },
    write: () => writeFile(join(root, stampFile), hash),
  }
}

async function workspaceFolders(root) {
  const folders = ['scripts/react18']
  for (const parent of ['packages', 'apps']) {
    const names = await readdir(join(root, parent)).catch(() => [])
    // `npm run docs` alone installs what the site is made with.
    folders.push(...names.filter((name) => name !== 'docs').map((name) => `${parent}/${name}`))
  }
  return folders.sort()
}

async function hasItsModules(root, manifest) {
  const text = await readFile(join(root, manifest), 'utf8').catch(() => '{}')
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text)
  if (Object.keys({ ...dependencies, ...devDependencies }).length === 0) return true
  return access(join(root, manifest, '../node_modules')).then(
    () => true,
    () => false,
  )
}
