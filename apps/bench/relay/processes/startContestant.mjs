import { spawnSync } from 'node:child_process'
import { askProcess } from './askProcess.mjs'
import { startNginx } from './startNginx.mjs'

/**
 * Starts one contestant on its core and returns its address, the process to read figures of, and what stops it.
 *
 * @throws Error when it cannot be had on this machine.
 */
export async function startContestant({ contestant, bench, environment = {} }) {
  const { group, upstream, cores, bundle } = bench
  const core = cores?.contestant ?? null
  if (!contestant.file && !contestant.bundle) {
    if (spawnSync('nginx', ['-v']).error)
      throw new Error('nginx is not installed (Debian: apt-get install nginx-light)')
    return startNginx({ bench, contestant, core })
  }
  const args = ['--expose-gc', contestant.file ?? (await bundle())]
  const child = group.start({
    command: process.execPath,
    args,
    core,
    ipc: true,
    environment: { ...contestant.bundle, BENCH_UPSTREAM: upstream.url, ...environment },
  })
  const port = await askProcess(child, { field: 'port' })
  return {
    contestant,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    collect: () => askProcess(child, { field: 'memory', message: 'memory' }),
    stop: () => group.stop(child),
  }
}
