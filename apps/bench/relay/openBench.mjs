import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleOurs } from './contestants/bundleOurs.mjs'
import { loadReads } from './load/loadReads.mjs'
import { processGroup } from './processes/processGroup.mjs'
import { readCores } from './processes/readCores.mjs'
import { startContestant } from './processes/startContestant.mjs'
import { startPostgres } from './processes/startPostgres.mjs'
import { startUpstream } from './processes/startUpstream.mjs'

/** Inside the package, so that what is bundled there finds the package's dependencies. */
const home = fileURLToPath(new URL('../test-results/', import.meta.url))

/** Everything that a row needs: the processes, the load, the contestants that run, and how long and often to measure. */
export async function openBench({ contestants, rounds, isQuick, isVerbose, profiled, profileFile, log }) {
  const cores = readCores()
  const group = processGroup({ isVerbose })
  await mkdir(home, { recursive: true })
  const folder = await mkdtemp(join(home, 'run-'))
  process.on('exit', () => {
    group.killAll()
    rmSync(folder, { recursive: true, force: true })
  })
  const upstream = await startUpstream({ group, core: cores?.upstream ?? null })
  let bundled
  const bundle = () => {
    bundled ??= bundleOurs({ folder })
    return bundled
  }
  let postgres
  const running = new Map()
  const missing = new Set()
  const failures = []

  const bench = {
    cores,
    group,
    folder,
    upstream,
    bundle,
    contestants,
    isQuick,
    load: loadReads({ group, cores }),
    rounds,
    seconds: 1,
    warmUp: isQuick ? 1 : 2,
    failures,
    skip: (name, error) => log(`skipped: ${name}. ${error.message}`),
    /** Does some work for each in turn, beginning with another one each round. One that fails is named, and left out from then on. */
    async inTurn({ list, round = 0, work }) {
      const kept = new Set()
      for (let index = 0; index < list.length; index += 1) {
        const target = list[(index + round) % list.length]
        try {
          await work(target)
          kept.add(target)
        } catch (error) {
          failures.push(`${target.contestant.name}: ${error.message}`)
          log(`FAILED: ${failures.at(-1)}`)
        }
      }
      return list.filter((target) => kept.has(target))
    },
    /** Starts those that can be had; the others are named once and left out. */
    async start(list, options = {}) {
      const started = []
      for (const contestant of list) {
        if (missing.has(contestant.name)) continue
        const profile = profiled === contestant.name ? { BENCH_PROFILE: profileFile } : {}
        const environment = { ...profile, ...options.environment }
        try {
          started.push(await startContestant({ contestant, bench, environment }))
        } catch (error) {
          missing.add(contestant.name)
          bench.skip(contestant.name, error)
          if (contestant.bundle) failures.push(`${contestant.name} did not start: ${error.message}`)
        }
      }
      return started
    },
    /** As `start`, for rows that may share processes that are warm. */
    async startShared(list) {
      const fresh = list.filter(({ name }) => !running.has(name))
      for (const started of await bench.start(fresh)) running.set(started.contestant.name, started)
      return list.flatMap(({ name }) => running.get(name) ?? [])
    },
    /** What makes ours keep its ledger in a PostgreSQL beside it, which is started once; `null` where there is none. */
    async besideLedger() {
      postgres ??= startPostgres({ group, cores }).catch((error) => {
        bench.skip('PostgreSQL', error)
        return null
      })
      const started = await postgres
      return started && { BENCH_DATABASE_URL: started.address }
    },
    async close() {
      await Promise.all([...running.values()].map(({ stop }) => stop()))
      await (await postgres)?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return bench
}
