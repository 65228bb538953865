import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/**
 * An npm that knows no registry but this one: said on the command line, which wins over the environment and over every file of settings, and with settings of
 * its own in the place of the user's, so that no token of theirs is within reach. Its own token is no secret: the registry lets everyone publish.
 *
 * @returns `npm(folder, …arguments)`, which resolves to what npm printed.
 */
export async function createNpm({ registry, folder }) {
  await mkdir(folder, { recursive: true })
  const settings = join(folder, 'npmrc')
  const { host } = new URL(registry)
  await writeFile(settings, `//${host}/:_authToken=dry-run\naudit=false\nfund=false\nupdate-notifier=false\n`)
  const own = [
    `--registry=${registry}`,
    `--userconfig=${settings}`,
    `--cache=${join(folder, 'cache')}`,
    '--loglevel=error',
  ]
  return (cwd, ...args) => runCommand({ cwd, command: 'npm', args: [...args, ...own] })
}
