import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processGroup } from '../processes/processGroup.mjs'
import { startContestant } from '../processes/startContestant.mjs'
import { startUpstream } from '../processes/startUpstream.mjs'
import { checkRead } from '../rows/checkRead.mjs'
import { bundleOurs } from './bundleOurs.mjs'
import { contestants } from './contestants.mjs'

// Inside the package, where what is bundled finds its dependencies.
const home = fileURLToPath(new URL('../../test-results/', import.meta.url))
const group = processGroup({ isVerbose: false })
let bench

beforeAll(async () => {
  await mkdir(home, { recursive: true })
  const folder = await mkdtemp(join(home, 'test-'))
  const bundled = bundleOurs({ folder })
  const upstream = await startUpstream({ group, core: null })
  bench = { group, folder, upstream, cores: null, bundle: () => bundled }
}, 120_000)

afterAll(async () => {
  group.killAll()
  await rm(bench.folder, { recursive: true, force: true })
})

// Reads go on while the ledger cannot be reached, and one within the process would take seconds to start.
const environment = { BENCH_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
const onNode = contestants.filter(({ file, bundle }) => file || bundle)

test.each(onNode)(
  '$name starts, asks the service once, and answers what it should',
  async (contestant) => {
    const { url, stop } = await startContestant({ contestant, bench, environment })
    const partner = contestant.scrubs ? 'cp_20k_secrets' : 'cp_20k'
    const before = await bench.upstream.counts()
    await checkRead({
      url: `${url}/v1/customer-partner/${partner}/credit-limit/current`,
      partner,
      contestant,
    })
    expect((await bench.upstream.counts()).reads - before.reads).toBe(1)
    await stop()
  },
  120_000,
)

test('a contestant that cannot start says why', async () => {
  const contestant = { name: 'broken', file: fileURLToPath(new URL('./notThere.mjs', import.meta.url)) }
  await expect(startContestant({ contestant, bench })).rejects.toThrow(/Cannot find module/)
})
