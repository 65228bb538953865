import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { runQuietly } from './runQuietly.mjs'
import { UpError } from './UpError.mjs'

const run = promisify(execFile)

/** One list of packages serves all that a run installs. */
let isUpdated = false

/**
 * Finds a program that `accepts` takes by what it answers to `--version`: the one that `variable` names, else the first of `names` in `folders()` or on PATH, else
 * that of the distribution's `packages` (Debian as root), where there are any. Returns `{ program }`, or `{ reason }` where there is none.
 */
export async function findProgram({ title, variable, toProgram = (path) => path, ...options }) {
  const { names, folders = () => [], accepts, packages, prepare, root, environment } = options
  const isUsable = async (path) => {
    if (!existsSync(path)) return false
    const answer = await run(path, ['--version'], { env: environment, timeout: 20_000 }).catch(
      () => undefined,
    )
    return answer !== undefined && accepts(answer.stdout, path)
  }
  const look = async () => {
    const places = [...folders(), ...(environment.PATH ?? '').split(delimiter).filter(Boolean)]
    for (const path of names.flatMap((name) => places.map((folder) => join(folder, name))))
      if (await isUsable(path)) return { program: path }
    return undefined
  }
  const named = environment[variable]
  if (named) {
    if (await isUsable(toProgram(named))) return { program: toProgram(named) }
    return { reason: `${variable} names ${named}, which is no ${title}` }
  }
  const none = { reason: `there is no ${title} here: install one, or name it with ${variable}` }
  const found = await look()
  if (found || !packages || process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return found ?? none
  prepare?.()
  // A package may be a stub that asks for another one, hence the second look.
  return ((await installPackages({ title, packages, root, environment })) && (await look())) || none
}

/** Installs packages of the distribution. Says why when it fails, and returns whether it worked. */
async function installPackages({ title, packages, root, environment }) {
  const task = `Installing ${title} for the tests`
  console.log(`${task}: apt-get install ${packages.join(' ')}`)
  // Outside of a run level with services, a package starts none.
  const apt = { ...environment, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const aptGet = (...args) =>
    runQuietly({ title: task, command: 'apt-get', args, cwd: root, environment: apt })
  try {
    if (!isUpdated) await aptGet('update')
    isUpdated = true
    await aptGet('install', '-y', '--no-install-recommends', ...packages)
    return true
  } catch (error) {
    if (!(error instanceof UpError)) throw error
    console.error(error.message)
    return false
  }
}
