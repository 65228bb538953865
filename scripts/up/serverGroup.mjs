import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { UpError } from './UpError.mjs'

const exitWithParent = fileURLToPath(new URL('./exitWithParent.mjs', import.meta.url))
const linesKept = 40
// Longer than a write may take: one that was sent is recorded first.
const millisecondsToStop = 60_000
const millisecondsToTell = 2_000

/**
 * The servers of one start. Each is a direct child in a process group of its own, so that Ctrl-C reaches it once,
 * through here. `ended` resolves with the name and the last output of the first that ends; `stop` ends them all, and
 * `stopping` is aborted from then on.
 */
export function serverGroup({ verbose }) {
  const running = new Set()
  const stopping = new AbortController()
  const ended = new EventEmitter()
  const firstEnd = once(ended, 'end').then(([end]) => end)

  function start({ name, cwd, environment, nodeArgs }) {
    if (stopping.signal.aborted)
      throw new UpError(`The ${name} was not started: everything is being stopped.`)
    const child = spawn(process.execPath, ['--import', exitWithParent, ...nodeArgs], {
      cwd,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    const output = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        if (verbose) process.stderr.write(chunk)
        output.push(chunk)
        if (output.length > 200) output.splice(0, 100)
      })
    const closed = new Promise((resolve) => {
      child.once('error', (error) => {
        output.push(String(error))
        resolve()
      })
      child.once('close', resolve)
    }).then(() => {
      running.delete(server)
      ended.emit('end', { name, output: output.join('').trimEnd().split('\n').slice(-linesKept).join('\n') })
    })
    const server = { child, closed }
    running.add(server)
  }

  async function stop(signal) {
    stopping.abort()
    const servers = [...running]
    for (const { child } of servers) child.kill(signal)
    const tell = setTimeout(
      () => console.log('Waiting until what was sent has been recorded, a minute at most'),
      millisecondsToTell,
    )
    const force = setTimeout(() => {
      for (const { child } of servers) child.kill('SIGKILL')
    }, millisecondsToStop)
    await Promise.all(servers.map(({ closed }) => closed))
    clearTimeout(tell)
    clearTimeout(force)
  }

  return { start, stop, ended: firstEnd, stopping: stopping.signal }
}
