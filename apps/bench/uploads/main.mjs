// Measures documents on their way through the relay: `pnpm bench uploads`, with `--quick`, `--rounds 5`, `--chunk 262144`, `--prof`, `--verbose`.
// apps/bench/README.md says how to read what it prints.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { printProfile } from '../relay/report/printProfile.mjs'
import { measureMemory } from './measureMemory.mjs'
import { measureSpeed } from './measureSpeed.mjs'
import { openUploadsBench } from './openUploadsBench.mjs'
import { formatReport } from './report/formatReport.mjs'

const resultsFolder = fileURLToPath(new URL('../../../test-results/bench/', import.meta.url))

/** MiB by which the relay may grow. */
const limit = 32
const size = 20_000_000

async function main() {
  if (process.platform !== 'linux')
    throw new Error('The bench needs Linux: it pins processes and reads /proc.')
  const { values } = parseArgs({
    options: {
      chunk: { type: 'string', default: String(4 * 1024 * 1024) },
      prof: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  })
  const chunk = Number(values.chunk)
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 5))
  const count = values.quick ? 8 : 25
  await mkdir(resultsFolder, { recursive: true })
  const profileFile = values.prof ? join(resultsFolder, 'uploads.cpuprofile') : null
  const bench = await openUploadsBench({ isVerbose: values.verbose, profileFile })
  console.log(
    `${count} documents of ${size / 1e6} MB in chunks of ${chunk / 1024} KiB, three at a time; ${rounds} rounds`,
  )
  const memory = await measureMemory(bench, { count, size, chunk })
  const speed = await measureSpeed(bench, { rounds, count: 5, size, chunk })
  const report = { memory, speed, limit }
  console.log(formatReport(report))
  await bench.relay.stop()
  await bench.close()
  const file = join(resultsFolder, 'uploads.json')
  await writeFile(file, `${JSON.stringify({ count, size, chunk, rounds, ...report }, null, 2)}\n`)
  console.log(`\nEvery figure is in ${file}`)
  if (profileFile !== null) await printProfile(profileFile)
  return memory.phases.every(({ growth }) => growth <= limit)
}

// Leaving by `process.exit` is what ends the other processes and removes what they wrote.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

try {
  process.exit((await main()) ? 0 : 1)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
