// Goes through the quickstarts as somebody does who has Node and nothing else: in an empty folder, with an own HOME, by what the page says and in its order. Each step
// says how long it took. Named quickstarts alone: `vite-express html`. npm's registry has to have the kit, as `npm run release:rehearse` sees to.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { readPage } from '../../apps/docs/build/readPage.ts'
import { driveWithdrawal } from '../consumers/driveWithdrawal.mjs'
import { startServer } from '../consumers/runCommand.mjs'
import { chromiumLaunchOptions } from '../vitest/chromiumLaunchOptions.ts'
import { readSteps } from './readSteps.mjs'

const all = ['vite-express', 'next', 'react-router', 'html']
/** Milliseconds: that a quickstart may take; after which a step is given up; in which a command that has printed its last line ends, if it ends at all. */
const [budget, slowest, settling] = [180_000, 600_000, 3_000]

const named = process.argv.slice(2)
const stopped = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => stopped.abort())
const { signal } = stopped
async function visit(name) {
  const home = await mkdtemp(join(tmpdir(), `onlend-newcomer-${name}-`))
  const place = { home, folder: join(home, 'work'), servers: [], url: '' }
  const started = Date.now()
  console.log(`\n${name}`)
  try {
    await mkdir(place.folder)
    for (const step of readSteps(readPage(`apps/docs/pages/start/${name}.md`).body)) {
      const since = Date.now()
      await take[step.does](step, place)
      const title = step.command ?? step.path ?? step.url ?? `withdraw ${step.amount}: ${step.outcome}`
      tell(since, title.replaceAll('\n', ' ; '))
    }
    tell(started, `in all${Date.now() - started > budget ? ', OVER the three minutes' : ''}`)
  } catch (error) {
    process.exitCode = 1
    const said = place.servers.map((server) => server.output().slice(-2_000)).join('\n---\n')
    console.log(`STOPPED after ${Math.round((Date.now() - started) / 1000)} s: ${error.message}\n${said}`)
  } finally {
    for (const server of place.servers.toReversed()) await server.stop()
    // A server that has just ended may still write.
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  }
}

function tell(since, text) {
  console.log(`${((Date.now() - since) / 1000).toFixed(1).padStart(6)} s  ${text}`)
}

const take = {
  async write({ path, text }, { folder }) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  },

  /** Runs the lines of a block one after another, the last until it has printed what the page says. A last line that then goes on is a server in a terminal of its own. */
  async run({ command, prints }, place) {
    const state = join(place.home, 'folder')
    const lines = command.split('\n')
    const [lastLine, end] = ['-- the last line --', '-- the end --']
    lines.splice(-1, 0, `echo "${lastLine}"`)
    // The shell stays until it is stopped, so that its last words are read.
    lines.push(`pwd > ${JSON.stringify(state)}`, `echo "${end}"`, 'exec sleep 60')
    const read = (output) => output.split(lastLine)[1] ?? ''
    let seenAt
    const server = await startServer({
      folder: place.folder,
      environment: ownEnvironment(place.home),
      command: `set -e\n${lines.join('\n')}`,
      isReady(output) {
        if (output.includes(end)) return true
        seenAt ??= prints.every((line) => read(output).includes(line)) ? Date.now() : undefined
        return seenAt !== undefined && Date.now() - seenAt > settling
      },
      signal,
      timeout: slowest,
    })
    if (server.output().includes(end)) {
      await server.stop()
      place.folder = (await readFile(state, 'utf8')).trim()
    } else place.servers.push(server)
    const missing = prints.find((line) => !read(server.output()).includes(line))
    if (missing !== undefined)
      throw new Error(`\`${command}\` did not print "${missing}" but:\n${server.output()}`)
  },

  async open({ url }, place) {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
    place.url = url
  },

  async withdraw({ amount, outcome }, { url }) {
    const person = { viewport: { width: 1280, height: 900 }, timezone: 'Africa/Lagos' }
    const { lines } = await driveWithdrawal({ browser, url, amount, outcome, ...person })
    // The browser asks for an icon that no quickstart has.
    const faults = lines.filter(
      ({ type, from = '' }) => /^(?:error|pageerror|csp)$/.test(type) && !from.endsWith('/favicon.ico'),
    )
    const said = faults.map(({ text, from = '' }) => `${text} ${from}`)
    if (said.length > 0) throw new Error(`The page complains: ${said.join('\n')}`)
  },
}

/** Nothing of this repository: neither its packages on PATH nor the settings of its tests. */
function ownEnvironment(home) {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_|LANG|TERM|TMPDIR|https?_proxy|no_proxy)/i.test(name),
  )
  const PATH = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter)
  return { ...Object.fromEntries(kept), PATH, HOME: home, npm_config_cache: join(home, '.npm') }
}

const browser = await chromium.launch(chromiumLaunchOptions)
for (const name of named.length > 0 ? named : all) if (!signal.aborted) await visit(name)
await browser.close()
