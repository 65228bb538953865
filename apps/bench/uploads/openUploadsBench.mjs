import { mkdir, mkdtemp } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleOurs } from '../relay/contestants/bundleOurs.mjs'
import { askProcess } from '../relay/processes/askProcess.mjs'
import { processGroup } from '../relay/processes/processGroup.mjs'
import { readCores } from '../relay/processes/readCores.mjs'
import { startContestant } from '../relay/processes/startContestant.mjs'
import { startPostgres } from '../relay/processes/startPostgres.mjs'
import { startUpstream } from '../relay/processes/startUpstream.mjs'

const home = fileURLToPath(new URL('../test-results/', import.meta.url))
const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** 4 MB for young objects in place of 16, for both: how far Node lets them grow depends on speed, and would be counted as what a set costs. */
const youngSpace = { NODE_OPTIONS: '--max-semi-space-size=4' }

/**
 * Starts everything that a run needs: the service, a PostgreSQL for the ledger, the browser, and the two that are compared, each in a
 * process of its own. All of it ends with this process.
 *
 * @throws Error where there is no PostgreSQL, whose embedded brother would be measured with the relay.
 */
export async function openUploadsBench({ isVerbose, profileFile }) {
  const cores = readCores()
  const group = processGroup({ isVerbose })
  await mkdir(home, { recursive: true })
  const folder = await mkdtemp(join(home, 'uploads-'))
  process.on('exit', () => {
    group.killAll()
    rmSync(folder, { recursive: true, force: true })
  })
  const upstream = await startUpstream({ group, core: cores?.upstream ?? null })
  const postgres = await startPostgres({ group, cores })
  const load = group.start({
    command: process.execPath,
    args: [here('./load/uploadsLoad.mjs')],
    core: cores?.load ?? null,
    ipc: true,
  })
  await askProcess(load, { field: 'ready' })

  /** Tells the browser what to do, and returns how many milliseconds that took. */
  const ask = async (task, details) => {
    const { milliseconds, error } = await askProcess(load, { field: 'done', message: { task, ...details } })
    if (error !== undefined) throw new Error(error)
    return milliseconds
  }
  const start = async (name, environment = {}) => {
    const staged = join(folder, name)
    await mkdir(staged)
    const contestant =
      name === 'relay' ? { name, bundle: {} } : { name, file: here('./contestants/copyServer.mjs') }
    const started = await startContestant({
      contestant,
      bench: {
        group,
        cores,
        upstream,
        bundle: () => bundleOurs({ folder, entryPoint: here('./contestants/relayServer.mjs') }),
      },
      environment: {
        ...youngSpace,
        ...environment,
        BENCH_FOLDER: staged,
        BENCH_DATABASE_URL: postgres.address,
      },
    })
    return { ...started, target: { url: started.url, isRelay: name === 'relay' } }
  }
  return {
    cores,
    upstream,
    ask,
    relay: await start('relay', profileFile === null ? {} : { BENCH_PROFILE: profileFile }),
    copy: await start('copy'),
    close: () => postgres.stop(),
  }
}
