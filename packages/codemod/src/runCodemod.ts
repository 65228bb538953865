import { readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { checkTree } from './checkTree.ts'
import { listSources } from './listSources.ts'
import { migrateSource } from './migrateSource.ts'
import type { Migration } from './Migration.ts'

export type RunParameters = {
  /** Folders, or single files. */
  paths: readonly string[]
  /** Whether to write nothing. */
  isCheck: boolean
  /** Whether to write where git could not undo it. */
  force: boolean
  print: (line: string) => void
}

/**
 * Renames in every source file of the folders, and prints what was renamed and what is left to a person.
 *
 * @returns The exit code: with `isCheck` 1 where something is to do, else 0.
 * @throws CodemodError where there is no such folder, or git could not undo it.
 */
export async function runCodemod({ paths, isCheck, force, print }: RunParameters): Promise<number> {
  const files = [...new Set((await Promise.all(paths.map(listSources))).flat())]
  if (!isCheck && !force) for (const path of paths) await checkTree(await folderOf(path))
  const counts = { changes: 0, files: 0, undecided: 0 }
  for (const file of files) {
    const shown = relative(process.cwd(), file)
    const migration = await migrateFile(file, isCheck)
    for (const line of describe(shown, migration)) print(line)
    counts.changes += migration.changes.length
    counts.files += migration.changes.length > 0 ? 1 : 0
    counts.undecided += migration.undecided.length
  }
  const word = isCheck ? 'To rename' : 'Renamed'
  print(
    `${word}: ${counts.changes}, in ${counts.files} of ${files.length} files. Left to you: ${counts.undecided}.`,
  )
  return isCheck && counts.changes + counts.undecided > 0 ? 1 : 0
}

async function folderOf(path: string): Promise<string> {
  return (await stat(path)).isDirectory() ? path : dirname(path)
}

async function migrateFile(file: string, isCheck: boolean): Promise<Migration> {
  const bytes = await readFile(file).catch(() => null)
  // Removed without git having been told, or a link to nowhere.
  if (!bytes) return { text: '', changes: [], undecided: [] }
  const before = bytes.toString('utf8')
  const migration = migrateSource(file, before)
  if (migration.text === before) return migration
  if (!bytes.equals(Buffer.from(before))) {
    const reason = 'The file is not in UTF-8, and would not be the same when written. Convert it first.'
    return { text: before, changes: [], undecided: [{ line: 1, reason }] }
  }
  if (!isCheck) await writeFile(file, migration.text)
  return migration
}

/** One line for each rename, however often it was made in the file, and one for each place that is left. */
function describe(file: string, { changes, undecided }: Migration): string[] {
  const lines = new Map<string, number[]>()
  for (const { line, name, newName } of changes) {
    const rename = `${name} -> ${newName}`
    lines.set(rename, [...(lines.get(rename) ?? []), line])
  }
  const renamed = [...lines].map(([rename, at]) => `${file}:${[...new Set(at)].join(',')} ${rename}`)
  return [...renamed, ...undecided.map(({ line, reason }) => `${file}:${line} LEFT: ${reason}`)]
}
