import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { CodemodError } from './CodemodError.ts'

const run = promisify(execFile)
const sources = /\.[cm]?[jt]sx?$/
const built = new Set(['node_modules', 'dist', 'build', 'out', 'coverage'])

/**
 * The TypeScript and JavaScript files of a folder, or the one file that is named: those that git does not ignore, and without git those
 * outside of the folders of dependencies and builds.
 *
 * @returns Absolute paths, in order.
 * @throws CodemodError where there is no such folder.
 */
export async function listSources(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new CodemodError(`There is no ${path}. Name the folder of your sources, such as src.`)
  if (found.isFile()) return [resolve(path)]
  const tracked = await listTracked(path)
  const files = (tracked ?? (await listAll(path))).filter((file) => sources.test(file))
  return files.map((file) => resolve(path, file)).toSorted()
}

async function listTracked(folder: string): Promise<string[] | undefined> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.']
  const answer = await run('git', asked, { cwd: folder, maxBuffer: 2 ** 28 }).catch(() => null)
  const isDependency = (file: string) => file.split('/').includes('node_modules')
  return answer?.stdout.split('\0').filter((file) => file !== '' && !isDependency(file))
}

async function listAll(folder: string): Promise<string[]> {
  const files: string[] = []
  const visit = async (inside: string): Promise<void> => {
    for (const entry of await readdir(inside, { withFileTypes: true })) {
      const path = join(inside, entry.name)
      if (entry.isFile()) files.push(relative(folder, path).split(sep).join('/'))
      else if (entry.isDirectory() && !entry.name.startsWith('.') && !built.has(entry.name)) await visit(path)
    }
  }
  await visit(folder)
  return files
}
