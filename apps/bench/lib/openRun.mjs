import { mkdir, mkdtemp } from 'node:fs/promises'
import { readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn, spawnSync } from 'node:child_process'

/** Inside the package, so that what is bundled there finds the package's dependencies. */
const home = fileURLToPath(new URL('../test-results/', import.meta.url))

/** A folder and the processes of one run; both end with this process, however it ends. Prints the facts that a figure depends on. */
export async function openRun({ isVerbose = false, isPinned = true } = {}) {
  if (process.platform !== 'linux') throw new Error('This bench needs Linux: it reads /proc.')
  const cores = isPinned ? readCores() : null
  const group = processGroup({ isVerbose })
  await mkdir(home, { recursive: true })
  const folder = await mkdtemp(join(home, 'run-'))
  process.on('exit', () => {
    group.killAll()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
  const pinned = cores ? `; what is measured is alone on core ${cores.measured}` : ''
  console.log(
    `${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}${pinned}`,
  )

  /** Starts a program in Node that sends a message with its port or that it is ready; `ask` sends it one and waits for what it has `done`. */
  async function start(file, { core = null, environment = {}, says = 'port' } = {}) {
    const args = ['--expose-gc', file]
    const child = group.start({ command: process.execPath, args, core, ipc: true, environment })
    const port = await askProcess(child, { field: says })
    return {
      pid: child.pid,
      url: `http://127.0.0.1:${port}`,
      async ask(message) {
        const done = await askProcess(child, { field: 'done', message })
        if (done.error !== undefined) throw new Error(done.error)
        return done
      },
      stop: (signal) => group.stop(child, signal),
    }
  }
  return { folder, group, cores, start }
}

const timeout = 100_000

/** Sends a message to a child and resolves with the `field` of its next answer that has one. Without a message it only waits. */
function askProcess(child, { field, message }) {
  return new Promise((resolve, reject) => {
    const settle = (finish, value) => {
      clearTimeout(deadline)
      child.off('message', onMessage)
      finish(value)
    }
    const onMessage = (answer) => {
      if (answer !== null && typeof answer === 'object' && field in answer) settle(resolve, answer[field])
    }
    const fail = (reason) => settle(reject, new Error(`${reason} ${reasonIn(child.lastOutput)}`.trim()))
    const deadline = setTimeout(() => fail(`No answer about "${field}" in time.`), timeout)
    child.on('message', onMessage)
    void child.closed.then(() => fail('The process ended.'))
    if (message !== undefined && child.connected) child.send(message)
  })
}

/** The line of what a process printed that says why it ended. */
function reasonIn(output) {
  const lines = output.trim().split('\n')
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1)
}

/** The processes of one run, so that every one can be killed however the run ends. */
function processGroup({ isVerbose }) {
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

/**
 * Which core each side may use: what is measured has one alone, the load and the service have others, or share one where there are
 * only two. `null` where processes cannot be pinned.
 */
function readCores() {
  if (process.platform !== 'linux') return null
  const list = /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'
  const allowed = list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  if (allowed.length < 2 || spawnSync('taskset', ['--version']).error) return null
  const [load, measured, service = load] = allowed
  return { load, measured, service }
}
