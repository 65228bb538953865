import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What an app has of its own: the same libraries as the kit, in any version of the major that the kit asks for. */
const own = {
  ...{ react: '^19.0.0', 'react-dom': '^19.0.0', '@tanstack/react-query': '^5.0.0', zod: '^4.0.0' },
  ...{ 'react-hook-form': '^7.0.0', zustand: '^5.0.0', '@radix-ui/react-dialog': '^1.0.0', undici: '^7.0.0' },
}

/**
 * Installs all packages from a registry as somebody does who knows nothing of this repository: plain npm, an empty folder and an empty cache. Every peer is
 * there too, also the optional ones, so that every entry point may be imported.
 *
 * @returns The entries of `package-lock.json` by their place under `node_modules`.
 */
export async function installAsStranger({ folder, npm, packages, version }) {
  await mkdir(folder, { recursive: true })
  const peers = Object.assign({}, ...packages.map(({ manifest }) => manifest.peerDependencies))
  const kit = Object.fromEntries(packages.map(({ manifest }) => [manifest.name, version]))
  const manifest = {
    ...{ name: 'onlend-installed', version, private: true, type: 'module' },
    dependencies: { ...peers, ...own, ...kit },
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await npm(folder, 'install')
  return JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')).packages
}
