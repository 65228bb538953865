// Measures the table over 100,000 rows in Chromium with the processor slowed down, beside TanStack Table.
// `--rounds 5`, `--slower 4`, `--only ours`.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { bundlePage } from './bundlePage.mjs'
import { measureTable } from './measureTable.mjs'
import { targets } from './targets.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
})
const contestants = values.only ? [values.only] : ['ours', 'tanstack']
const page = await bundlePage()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rounds = []
try {
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const name of contestants)
      rounds.push(await measureTable({ browser, page, name, slower: Number(values.slower) }))
  }
} finally {
  await browser.close()
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const figure = (action, name) => {
  const times = rounds.filter((round) => round.name === name).map(({ times: all }) => all[action].time)
  return `${median(times).toFixed(0).padStart(6)} (${Math.min(...times).toFixed(0)})`.padEnd(16)
}
console.log(`100,000 rows, CPU ${values.slower}x, ${values.rounds} rounds, ms: median (best)`)
console.log(`${''.padEnd(22)}${'target'.padStart(8)}  ${contestants.map((name) => name.padEnd(16)).join('')}`)
for (const [action, target] of Object.entries(targets)) {
  const cells = contestants.map((name) => figure(action, name)).join('')
  console.log(`${action.padEnd(22)}${String(target).padStart(8)}  ${cells}`)
}
const folder = new URL('../../../test-results/bench/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('table.json', folder), JSON.stringify(rounds, null, 2))
