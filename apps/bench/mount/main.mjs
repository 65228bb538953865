// Measures how long it takes until a person can type, or reads their numbers, beside floors with nothing but the libraries.
// `--rounds 5`, `--only widget`, `--condition fast|slow`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { cleanEnvironment } from '../../../scripts/up/cleanEnvironment.mjs'
import { startDemo } from '../../../scripts/up/startDemo.mjs'
import { bundlePages } from './bundlePages.mjs'
import { formatMount } from './formatMount.mjs'
import { measurePage } from './measurePage.mjs'
import { servePages } from './servePages.mjs'

const root = join(import.meta.dirname, '../../..')
const conditions = {
  fast: { title: 'CPU 4x', cpu: 4, slowLink: false },
  slow: { title: 'CPU 6x, slow 3G (400 ms, 400 kbit/s)', cpu: 6, slowLink: true },
}
const files = {
  input: 'input.js',
  plain: 'plain.jsx',
  libraries: 'libraries.jsx',
  sent: 'sent.jsx',
  widget: 'widget.jsx',
}
const hostPages = { prerendered: '/p/cp_adaeze/withdraw', home: '/p/cp_adaeze/' }

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    condition: { type: 'string' },
  },
})
const names = values.only ? values.only.split(',') : [...Object.keys(files), ...Object.keys(hostPages)]
const chosen = values.condition ? [values.condition] : Object.keys(conditions)

const demo = names.some((name) => Object.hasOwn(hostPages, name))
  ? await startDemo({ root, environment: cleanEnvironment(process.env) })
  : null
const server = await servePages(await bundlePages(files))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rounds = []
try {
  const cookies = demo ? await signIn(demo.address) : null
  // The first drawing of a server loads all that it draws with.
  if (demo) await warmUp(demo.address, cookies)
  for (const condition of chosen) {
    // In turns, so that what else the machine does falls on all.
    for (let round = 0; round < Number(values.rounds); round += 1) {
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
  const own = rounds.filter((round) => round.condition === condition)
  console.log(`\n${formatMount({ title: conditions[condition].title, names, rounds: own })}`)
}
const folder = join(root, 'test-results/bench')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'mount.json'), JSON.stringify(rounds, null, 2))

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
