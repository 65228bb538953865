import { cpSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const gym = join(import.meta.dirname, '..')
const work = join(gym, '.work')

/** Lays the start files of a task and the changed files over them, inside of the workspace, so that imports find its packages. */
export function layCandidate(task: string, changed: string): { folder: string; remove: () => void } {
  mkdirSync(work, { recursive: true })
  const folder = mkdtempSync(join(work, `${task}-`))
  for (const from of [join(gym, 'tasks', task), changed]) cpSync(from, folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
