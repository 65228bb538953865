import { openUploader } from '../load/openUploader.mjs'
import { readProcess } from '../processes/readProcess.mjs'
import { resetPeakMemory } from '../processes/resetPeakMemory.mjs'
import { summarise } from '../report/summarise.mjs'

const size = 50_000_000
const megabyte = 1024 * 1024
const slow = 10_000_000
const lessSlow = 20_000_000

/** How much memory four uploads hold while the service reads each at 10 MB/s: a proxy without back-pressure holds the files. */
export const uploadMemoryRow = {
  row: 'upload-memory',
  title: 'Memory growth with four uploads of 50 MB at once into a slow sink',
  metrics: [
    { name: 'growth', label: 'growth MB' },
    { name: 'idle', label: 'idle MB' },
    { name: 'peak', label: 'peak MB' },
  ],
  notes: [
    'the sink takes 10 MB/s from each (20 with --quick); a fast sink hides who keeps the files in memory',
    'growth is the highest resident memory less that after three fast uploads, one after the other, and a collection, in a process of its own',
    'ours has its ledger in a PostgreSQL beside it; within it (PGlite), freed memory of its start would hide growth',
  ],
  async run(bench) {
    const uploader = await openUploader(bench)
    const results = []
    const work = async ({ contestant, url, pid, collect }) => {
      for (let warm = 0; warm < 3; warm += 1) await uploader.upload({ url, size })
      await collect()
      resetPeakMemory(pid)
      const idle = readProcess(pid).memory / megabyte
      await bench.upstream.set({ bytesPerSecond: bench.isQuick ? lessSlow : slow })
      await uploader
        .upload({ url, size, parallel: 4 })
        .finally(() => bench.upstream.set({ bytesPerSecond: null }))
      const peak = readProcess(pid).peakMemory / megabyte
      results.push({
        contestant: contestant.name,
        figures: { growth: summarise([peak - idle]), idle: summarise([idle]), peak: summarise([peak]) },
      })
    }
    for (const contestant of bench.contestants) {
      const environment = (await bench.besideLedger()) ?? {}
      const alone = await bench.start([contestant], { environment })
      await bench.inTurn({ list: alone, work })
      await Promise.all(alone.map(({ stop }) => stop()))
    }
    await uploader.close()
    return results
  },
}
