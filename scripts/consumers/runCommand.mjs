import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endGroup } from './endGroup.mjs'

/** Lines of a failed command that are shown. */
const shownLines = 60

/**
 * Runs a line of shell in `folder` and returns what it printed and its exit code. Throws when it fails, with its last lines,
 * unless `mayFail` is set.
 */
export async function runCommand({ folder, environment, command, signal, mayFail = false }) {
  const child = spawn(command, {
    ...{ cwd: folder, env: environment, shell: true, detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => endGroup(child)
  signal.addEventListener('abort', end, { once: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', end)
  if (code === 0 || (mayFail && !signal.aborted)) return { output, code }
  throw new Error(`\`${command}\` failed:\n${output.trim().split('\n').slice(-shownLines).join('\n')}`)
}
