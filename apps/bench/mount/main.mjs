// Measures how long it takes until a person can type, or reads their numbers, beside floors with nothing but the libraries.
// `--rounds 5`, `--only widget`, `--condition fast|slow`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'node:http'
import { cleanEnvironment } from '../../../scripts/up/cleanEnvironment.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openBrowser } from '../lib/openBrowser.mjs'
import { bundlePages } from './bundlePages.mjs'
import { measurePage } from './measurePage.mjs'

const root = join(import.meta.dirname, '../../..')
const conditions = {
  fast: { title: 'CPU 4x', cpu: 4, slowLink: false },
  slow: { title: 'CPU 6x, slow 3G (400 ms, 400 kbit/s)', cpu: 6, slowLink: true },
}
const files = {
  input: 'input.js',
  libraries: 'libraries.jsx',
  sent: 'sent.jsx',
  widget: 'widget.jsx',
}
const hostPages = { prerendered: '/p/cp_adaeze/withdraw', home: '/p/cp_adaeze/' }

/** The page beside which another stands: what a server has drawn, beside the floor that was drawn so too. */
const getFloor = (name) => (name in hostPages || name === 'sent' ? 'sent' : 'libraries')
const columns = {
  'can type': { read: ({ typable }) => [typable], hasFloor: true },
  works: { read: ({ works }) => [works], hasFloor: true },
  // A number is a page's first use as a field is: the floor has only fields.
  numbers: { read: ({ numbers }) => [numbers ?? 0], hasFloor: true, beside: ({ typable }) => [typable] },
  'key p50': { read: ({ strokes }) => strokes, hasFloor: true },
  'key p95': { read: ({ strokes }) => strokes, share: 0.95, hasFloor: true },
  blocking: { read: ({ blocking }) => [blocking], hasFloor: true },
  requests: { read: ({ requests }) => [requests] },
  CLS: { read: ({ shift }) => [shift] },
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    condition: { type: 'string' },
  },
})
const names = values.only ? values.only.split(',') : [...Object.keys(files), ...Object.keys(hostPages)]
const chosen = values.condition ? [values.condition] : Object.keys(conditions)

const demo = names.some((name) => Object.hasOwn(hostPages, name)) ? await startDemo() : null
const server = await servePages(await bundlePages(files))
const browser = await openBrowser()
const rounds = []
try {
  const cookies = demo ? await signIn(demo.address) : null
  // The first drawing of a server loads all that it draws with.
  if (demo) await warmUp(demo.address, cookies)
  for (const condition of chosen) {
    // In turns, so that what else the machine does falls on all.
    for (let turn = 0; turn < Number(values.rounds); turn += 1) {
      for (const name of names) {
        const isHost = Object.hasOwn(hostPages, name)
        const url = isHost ? demo.address + hostPages[name] : `${server.address}/${name}/`
        const page = { url, cookies: isHost ? cookies : null, condition: conditions[condition] }
        rounds.push({ condition, name, ...(await measurePage({ browser, ...page })) })
      }
    }
  }
} finally {
  await browser.close()
  server.close()
  await demo?.stop()
}
for (const condition of chosen) {
  const of = (name, read) =>
    rounds.filter((one) => one.condition === condition && one.name === name).flatMap(read)
  const cell = (name, { read, share, hasFloor, beside = read }) => {
    const value = quantile(of(name, read), share)
    const floor = hasFloor && value > 0 ? quantile(of(getFloor(name), beside), share) : Number.NaN
    return floor > 0 ? `${round(value)} (${(value / floor).toFixed(2)})` : round(value) || 0
  }
  const row = (name) =>
    Object.fromEntries(Object.entries(columns).map(([column, how]) => [column, cell(name, how)]))
  printTable(conditions[condition].title, Object.fromEntries(names.map((name) => [name, row(name)])))
  const lost = names.filter((name) => of(name, ({ kept }) => [kept]).includes(false))
  if (lost.length > 0) console.log(`What was typed early was lost: ${lost.join(', ')}.`)
}
await keepFigures('mount', rounds)

/** `npm start` with data of its own, which `stop` takes away. */
async function startDemo() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'onlend-demo-'))
  const child = spawn(process.execPath, ['scripts/up.mjs', 'start'], {
    ...{ cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...cleanEnvironment(process.env), PORT: '4761', DATA_DIR: dataFolder },
  })
  const ended = once(child, 'close')
  const address = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const [, found] = /Onlend is at {2}(\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error(`The demo ended by itself:\n${said}`)))
  })
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { address, stop }
}

async function warmUp(address, [{ name, value }]) {
  for (const path of [...Object.values(hostPages), ...Object.values(hostPages)])
    await (await fetch(address + path, { headers: { Cookie: `${name}=${value}` } })).text()
}

async function signIn(address) {
  const answer = await fetch(`${address}/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@adaeze.example', password: 'demo-adaeze' }),
  })
  const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';')
  const at = cookie.indexOf('=')
  return [{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: address }]
}

/** Serves what was bundled, compressed as any host would; a read of the relay finds nothing. Resolves with the address. */
async function servePages(pages) {
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url, 'http://bench.test').pathname)
    if (!page) {
      response.writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      return response.end('{"message":"Nothing is here."}')
    }
    response.writeHead(200, {
      'Content-Type': page.type,
      'Content-Encoding': 'gzip',
      'Content-Length': page.body.length,
      'Cache-Control': page.type === 'text/html' ? 'no-store' : 'public, max-age=31536000, immutable',
    })
    return response.end(page.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
