// Measures the relay beside other proxies: `pnpm bench relay`, with `--quick`, `--only get-1kb`, `--contestant ours,minimal-undici`,
// `--prof ours`. apps/bench/README.md says how to read what it prints.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contestants } from './contestants/contestants.mjs'
import { openBench } from './openBench.mjs'
import { readArguments } from './readArguments.mjs'
import { describeMachine } from './report/describeMachine.mjs'
import { formatRow } from './report/formatRow.mjs'
import { judge } from './report/judge.mjs'
import { printProfile } from './report/printProfile.mjs'
import { rows } from './rows/rows.mjs'

const resultsFolder = fileURLToPath(new URL('../../../test-results/bench/', import.meta.url))

async function main() {
  if (process.platform !== 'linux')
    throw new Error('The bench needs Linux: it pins processes and reads /proc.')
  const options = readArguments({
    args: process.argv.slice(2),
    rows: rows.map(({ row }) => row),
    contestants,
  })
  await mkdir(resultsFolder, { recursive: true })
  const profileFile = join(resultsFolder, `${options.profiled}.cpuprofile`)
  const bench = await openBench({ ...options, profileFile, log: console.log })
  const machine = describeMachine(bench)
  console.log(machine.join('\n'))
  const report = []
  const began = performance.now()
  for (const { run, ...row } of rows.filter((candidate) => options.rows.includes(candidate.row))) {
    const results = await run(bench)
    console.log(formatRow({ ...row, results }))
    report.push({ ...row, results, verifications: judge({ row: row.row, results }) })
  }
  await bench.close()
  const file = join(resultsFolder, 'relay.json')
  const { failures } = bench
  const written = { machine, isQuick: options.isQuick, rows: report, failures }
  await writeFile(file, `${JSON.stringify(written, null, 2)}\n`)
  console.log(`\n${Math.round((performance.now() - began) / 1000)} s. Every figure is in ${file}`)
  if (failures.length > 0) console.log(`Failed, so these figures are not whole:\n  ${failures.join('\n  ')}`)
  if (options.profiled !== null) await printProfile(profileFile)
  return failures.length === 0
}

// Leaving by `process.exit` is what ends the other processes and removes what they wrote.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

try {
  process.exit((await main()) ? 0 : 1)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
