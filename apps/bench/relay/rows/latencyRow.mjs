import { summarise } from '../report/summarise.mjs'
import { checkRead } from './checkRead.mjs'

const path = '/v1/customer-partner/cp_1k/credit-limit/current'

/** What a contestant adds to the time of one request after the other: its latency less that of the upstream without it, round by round. */
export const latencyRow = {
  row: 'latency',
  title: 'Latency of GET 1 KB, one connection',
  metrics: [
    { name: 'added', label: 'added p50 us' },
    { name: 'addedTail', label: 'added p99 us' },
    { name: 'p50', label: 'p50 us' },
    { name: 'p99', label: 'p99 us' },
  ],
  async run(bench) {
    const direct = { contestant: { name: 'without a relay' }, url: bench.upstream.url }
    const measure = ({ url }, seconds) => bench.load.run({ url: `${url}${path}`, seconds, connections: 1 })
    let list = await bench.inTurn({
      list: [direct, ...(await bench.startShared(bench.contestants))],
      async work(target) {
        await checkRead({ url: `${target.url}${path}`, partner: 'cp_1k', contestant: target.contestant })
        await measure(target, bench.seconds)
      },
    })
    const samples = new Map(list.map(({ contestant }) => [contestant.name, []]))
    for (let round = 0; round < bench.rounds; round += 1) {
      list = await bench.inTurn({
        list,
        round,
        async work(target) {
          const load = await measure(target, bench.seconds)
          if (load.errors > 0 || load.refused > 0) throw new Error('a request failed at one connection')
          samples.get(target.contestant.name).push(load)
        },
      })
    }
    const floor = samples.get(direct.contestant.name)
    return list.map(({ contestant: { name } }) => {
      const of = (read) => summarise(samples.get(name).map(read))
      return {
        contestant: name,
        figures: {
          added: of(({ p50 }, round) => p50 - floor[round].p50),
          addedTail: of(({ p99 }, round) => p99 - floor[round].p99),
          p50: of(({ p50 }) => p50),
          p99: of(({ p99 }) => p99),
        },
      }
    })
  },
}
