import { copyFile, cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/**
 * Copies what git knows or would add, and what was built of the packages, to an empty folder. The packages find each other in the copy, and everything
 * else in the `node_modules` of the tree.
 */
export async function copyTree({ root, tree }) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = await runCommand({ cwd: root, command: 'git', args })
  // A file that was removed and not committed is still listed.
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
  const folders = new Set(files.map((file) => dirname(join(tree, file))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  for (let from = 0; from < files.length; from += 100)
    await Promise.all(
      files.slice(from, from + 100).map((file) => copyFile(join(root, file), join(tree, file))),
    )
  // A folder of its own with links in it: pnpm refuses to run where the folder itself is a link.
  await mkdir(join(tree, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    await symlink(join(root, 'node_modules', name), join(tree, 'node_modules', name), 'junction')
  for (const name of await readdir(join(tree, 'packages')))
    for (const part of ['dist', 'node_modules']) {
      const from = join(root, 'packages', name, part)
      const filter = (path) => !/node_modules[\\/]\.[^\\/]+$/.test(path)
      if (existsSync(from))
        await cp(from, join(tree, 'packages', name, part), {
          recursive: true,
          verbatimSymlinks: true,
          filter,
        })
    }
}
