// Runs the apps of apps/consumers as a stranger would have them: outside the workspace, with plain npm, from packed tarballs.
// `pnpm consumers` runs three of them, other three in the run after the next commit; `--all` runs all, `pnpm consumers vite-react` those that are
// named; `--keep` leaves their folders behind.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { cleanEnvironment } from '../up/cleanEnvironment.mjs'
import { findFreePort } from '../up/findFreePort.mjs'
import { hashName } from '../sample/hashName.ts'
import { readTurn } from '../sample/readTurn.ts'
import { chromiumLaunchOptions } from '../vitest/chromiumLaunchOptions.ts'
import { packPackages } from './packPackages.mjs'
import { runConsumer } from './runConsumer.mjs'

const atOnce = 2
const root = join(import.meta.dirname, '../..')
const consumers = join(root, 'apps/consumers')
const environment = { ...cleanEnvironment(process.env), npm_config_update_notifier: 'false' }
// A test runner that this one runs under would tell the consumers' tools that they are tested.
for (const name of ['NODE_ENV', 'NODE_OPTIONS', 'VITEST', 'FORCE_COLOR']) delete environment[name]

const isKept = process.argv.includes('--keep')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const all = (await readdir(consumers, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && existsSync(join(consumers, entry.name, 'package.json')))
  .map(({ name }) => name)
const unknown = named.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no consumer ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopped.abort())
const { signal } = stopped

// Of its own: two runs at once must not take each other's tarballs away.
const folder = await mkdtemp(join(tmpdir(), 'onlend-tarballs-'))
const tarballs = await packPackages({ root, folder, environment })
const browser = await chromium.launch(chromiumLaunchOptions)
const waiting = named.length > 0 ? [...named] : process.argv.includes('--all') ? [...all] : pickShare(all)
console.log(`Of ${all.length} apps: ${waiting.join(', ')}.`)
const rows = []
const takenPorts = []

/** Three names in an order by hash, the next three with the next commit: a third of the names would be none of eleven in some runs and six in others. */
function pickShare(names) {
  const turns = Math.ceil(names.length / 3)
  const sorted = names.toSorted((one, other) => hashName(one) - hashName(other))
  return sorted.filter((_name, index) => index % turns === readTurn(root) % turns)
}

async function runNext() {
  for (let name = waiting.shift(); name !== undefined && !signal.aborted; name = waiting.shift()) {
    const source = join(consumers, name)
    const preferred = 20_000 + Math.floor(Math.random() * 8_000)
    const port = await findFreePort({ preferred, taken: takenPorts })
    takenPorts.push(port)
    const run = runConsumer({ root, source, tarballs, browser, port, environment, signal, isKept })
    const row = await run.catch((error) => ({ name, failure: error.message }))
    console.log(row.failure === undefined ? `+ ${name}` : `x ${name}: ${row.failure}\n`)
    rows.push(row)
  }
}

await Promise.all(Array.from({ length: atOnce }, runNext))
await browser.close()
if (!isKept) await rm(folder, { recursive: true, force: true })
console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])))
const failed = rows.filter(({ failure }) => failure !== undefined).map(({ name }) => name)
if (failed.length > 0) console.error(`\nNot passed: ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 || signal.aborted ? 1 : 0
