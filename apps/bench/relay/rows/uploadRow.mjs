import { openUploader } from '../load/openUploader.mjs'
import { readProcess } from '../processes/readProcess.mjs'
import { summarise } from '../report/summarise.mjs'

const size = 50_000_000

/** How fast one form with a file of 50 MB goes through, to a service that takes it as fast as it comes. */
export const uploadRow = {
  row: 'upload',
  title: 'Upload of 50 MB, one at a time',
  reference: 'minimal-undici',
  metrics: [
    { name: 'speed', label: 'MB/s' },
    { name: 'cpu', label: 'CPU ms/upload' },
  ],
  notes: ['ours writes each upload into its ledger (PGlite in memory) before the first byte is sent on'],
  async run(bench) {
    const uploader = await openUploader(bench)
    await bench.upstream.set({ isDigesting: true })
    let list = await bench.inTurn({
      list: await bench.startShared(bench.contestants),
      work: ({ url }) => uploader.upload({ url, size }),
    })
    await bench.upstream.set({ isDigesting: false })
    const samples = new Map(list.map(({ contestant }) => [contestant.name, []]))
    for (let round = 0; round < bench.rounds; round += 1) {
      list = await bench.inTurn({
        list,
        round,
        async work({ contestant, url, pid }) {
          const before = readProcess(pid).cpuMicroseconds
          const [first] = await uploader.upload({ url, size })
          const [second] = await uploader.upload({ url, size })
          const cpu = (readProcess(pid).cpuMicroseconds - before) / 2
          samples.get(contestant.name).push({ milliseconds: (first + second) / 2, cpu })
        },
      })
    }
    await uploader.close()
    return list.map(({ contestant: { name } }) => ({
      contestant: name,
      figures: {
        speed: summarise(samples.get(name).map(({ milliseconds }) => size / 1000 / milliseconds)),
        cpu: summarise(samples.get(name).map(({ cpu }) => cpu / 1000)),
      },
    }))
  },
}
