import { spawn } from 'node:child_process'

/** The processes of one run, so that every one can be killed however the run ends. */
export function processGroup({ isVerbose }) {
  const running = new Set()

  /**
   * Starts a program, on one core where `core` is a number. `ipc` opens a channel to it, `options` go to `spawn`; the end of what it
   * prints is kept as `lastOutput`, for the message when it fails.
   */
  function start({ command, args, core = null, ipc = false, environment = {}, options = {} }) {
    const [program, ...rest] =
      core === null ? [command, ...args] : ['taskset', '-c', String(core), command, ...args]
    const child = spawn(program, rest, {
      ...options,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc'] : [])],
    })
    child.lastOutput = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        child.lastOutput = (child.lastOutput + piece).slice(-2000)
        if (isVerbose) process.stderr.write(piece)
      })
    }
    running.add(child)
    child.closed = new Promise((resolve) => {
      child.once('error', (error) => {
        child.lastOutput += error.message
        resolve()
      })
      child.once('close', resolve)
    }).then(() => running.delete(child))
    return child
  }

  async function stop(child, signal = 'SIGTERM') {
    child.kill(signal)
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    await child.closed
    clearTimeout(force)
  }

  function killAll() {
    for (const child of running) child.kill('SIGKILL')
  }

  return { start, stop, killAll }
}
