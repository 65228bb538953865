import { readProcess } from '../processes/readProcess.mjs'
import { summarise } from '../report/summarise.mjs'
import { checkRead } from './checkRead.mjs'

const connections = 64

/** A row of reads at 64 connections: requests a second and the CPU that each costs the contestant. */
export function readRow({ row, title, partner, isScrubbed, reference }) {
  async function run(bench) {
    const entered = isScrubbed ? bench.contestants.filter(({ scrubs }) => scrubs) : bench.contestants
    const path = `/v1/customer-partner/${partner}/credit-limit/current`
    const samples = new Map(entered.map(({ name }) => [name, []]))
    const check = ({ contestant, url }) => checkRead({ url: `${url}${path}`, partner, contestant })

    let list = await bench.inTurn({
      list: await bench.startShared(entered),
      async work(target) {
        await check(target)
        await bench.load.run({ url: `${target.url}${path}`, seconds: bench.warmUp, connections })
      },
    })
    for (let round = 0; round < bench.rounds; round += 1) {
      list = await bench.inTurn({
        list,
        round,
        async work({ contestant, url, pid }) {
          const { reads } = await bench.upstream.settled()
          const before = readProcess(pid).cpuMicroseconds
          const load = await bench.load.run({ url: `${url}${path}`, seconds: bench.seconds, connections })
          const cpu = readProcess(pid).cpuMicroseconds - before
          const after = await bench.upstream.settled()
          checkLoad({ load, calls: after.reads - reads })
          samples.get(contestant.name).push({ ...load, cpu })
        },
      })
    }
    list = await bench.inTurn({ list, work: check })
    return list.map(({ contestant: { name } }) => {
      const of = (read) => summarise(samples.get(name).map(read))
      return {
        contestant: name,
        figures: {
          rate: of(({ requests, microseconds }) => requests / (microseconds / 1e6)),
          cpu: of(({ cpu, requests }) => cpu / requests),
          p50: of(({ p50 }) => p50),
          p99: of(({ p99 }) => p99),
        },
      }
    })
  }

  return {
    row,
    title,
    reference,
    metrics: [
      { name: 'rate', label: 'req/s' },
      { name: 'cpu', label: 'CPU us/req' },
      { name: 'p50', label: 'p50 us' },
      { name: 'p99', label: 'p99 us' },
    ],
    run,
  }
}

/** Every request was answered with 200, and every one was asked of the service: nothing was made up or kept. */
function checkLoad({ load, calls }) {
  const { requests, errors, refused } = load
  if (errors > 0 || refused > 0)
    throw new Error(`${errors} failed and ${refused} refused of ${requests} requests`)
  // Those that were under way when a load stopped reached the service and were not counted as answered: this one, or the one before on a busy machine.
  if (calls < requests || calls > requests + 2 * connections)
    throw new Error(`${requests} answers from ${calls} calls of the service`)
}
