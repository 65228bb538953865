import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/** Asks every command of the packages for its `--help`, as npx would start it, and names those that do not answer. */
export async function findDeadCommands({ folder, packages }) {
  const commands = packages.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}))
  const problems = await Promise.all(
    commands.map((command) =>
      runCommand({ cwd: folder, command: join(folder, 'node_modules/.bin', command), args: ['--help'] }).then(
        (printed) => (printed.trim() === '' ? `${command} --help prints nothing` : null),
        (error) => error.message,
      ),
    ),
  )
  return problems.filter((problem) => problem !== null)
}
