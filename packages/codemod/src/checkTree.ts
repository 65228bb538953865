import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CodemodError } from './CodemodError.ts'

const run = promisify(execFile)

/**
 * Makes sure that git can undo what will be written: everything in the folder is committed.
 *
 * @throws CodemodError that says what to do.
 */
export async function checkTree(folder: string): Promise<void> {
  const { stdout } = await run('git', ['status', '--porcelain', '--', '.'], { cwd: folder }).catch(() => {
    throw new CodemodError(
      `${folder} is not in a git repository, so nothing could be undone. Run \`git init && git add . && git commit -m start\` first, or pass --force.`,
    )
  })
  if (stdout.trim() === '') return
  throw new CodemodError(
    `Git has changes that are not committed, which could not be told from the renames. Commit or stash them first, or pass --force.\n${stdout.trimEnd()}`,
  )
}
