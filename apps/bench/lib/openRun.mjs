import { mkdir, mkdtemp } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askProcess } from './askProcess.mjs'
import { processGroup } from './processGroup.mjs'
import { readCores } from './readCores.mjs'

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
