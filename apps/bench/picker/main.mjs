// Measures a picker of 10,000 banks in Chromium with the processor slowed down, beside one that was made by hand.
// `--rounds 5`, `--slower 4`.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { bundlePage } from '../table/bundlePage.mjs'
import { formatPicker } from './formatPicker.mjs'
import { measurePicker } from './measurePicker.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, slower: { type: 'string', default: '4' } },
})
const page = await bundlePage('../picker/pickerPage.jsx')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rounds = []
const slower = Number(values.slower)
try {
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const name of ['ours', 'by hand']) rounds.push(await measurePicker({ browser, page, name, slower }))
  }
} finally {
  await browser.close()
}
console.log(formatPicker({ rounds, slower }))
const folder = new URL('../../../test-results/bench/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('picker.json', folder), JSON.stringify(rounds, null, 2))
