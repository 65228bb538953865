import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { runCommand } from './runCommand.mjs'

/** Reads of a packed package what a registry and npm see: its manifest, its readme, its files, and how large it is packed and unpacked. */
export async function readTarball(file) {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-tarball-'))
  try {
    await runCommand({ cwd: folder, command: 'tar', args: ['-xzf', file, '--strip-components=1'] })
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
    return {
      manifest: JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
      readme: await readFile(join(folder, 'README.md'), 'utf8').catch(() => ''),
      files: paths.map((path) => relative(folder, path).split(sep).join('/')),
      packed: (await stat(file)).size,
      unpacked: sizes.reduce((sum, size) => sum + size, 0),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
