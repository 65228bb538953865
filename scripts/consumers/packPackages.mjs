import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pnpmCommand } from '../up/pnpmCommand.mjs'

const run = promisify(execFile)

/**
 * Packs every package that is published, as it is built, into `folder`, which is there and empty. Returns the tarballs by
 * the names of the packages. Throws when one has not been built.
 */
export async function packPackages({ root, folder, environment }) {
  const manifests = []
  for (const name of await readdir(join(root, 'packages'))) {
    const manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'))
    if (manifest.private === true) continue
    await readdir(join(root, 'packages', name, 'dist')).catch(() => {
      throw new Error(`packages/${name} has no dist folder: run \`pnpm build\` first.`)
    })
    manifests.push(manifest)
  }
  const filters = manifests.flatMap(({ name }) => ['--filter', name])
  const args = ['--recursive', ...filters, 'pack', '--pack-destination', folder]
  const pnpm = await pnpmCommand({ root, environment, args })
  await run(pnpm.command, pnpm.args, { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 })
  const packed = await readdir(folder)
  return new Map(
    manifests.map(({ name, version }) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
      if (!packed.includes(file)) throw new Error(`Packing ${name} left no ${file}.`)
      return [name, join(folder, file)]
    }),
  )
}
