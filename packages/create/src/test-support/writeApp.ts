import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { Framework } from '../frameworks/Framework.ts'
import { apps } from './apps.ts'

const run = promisify(execFile)

type App = {
  folder: string
  /** Runs git in the app and resolves to what it printed. */
  git: (...args: string[]) => Promise<string>
}

/** Writes an app to a folder of its own, which goes away with the test, and commits it. Its packages are those of this repository. */
export async function writeApp(framework: Framework): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), `onlend-${framework}-`))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, text] of Object.entries(apps[framework])) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction')
  const git: App['git'] = async (...args) => {
    const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example']
    return (await run('git', [...person, ...args], { cwd: folder })).stdout
  }
  await git('init', '--quiet')
  // A link is not the folder that `.gitignore` names with a slash.
  await writeFile(join(folder, '.git/info/exclude'), 'node_modules\n')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'start')
  return { folder, git }
}
