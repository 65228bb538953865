import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { checkTypes } from './checkTypes.mjs'
import { countLines } from './countLines.mjs'
import { driveWithdrawal } from './driveWithdrawal.mjs'
import { installConsumer } from './installConsumer.mjs'
import { runCommand, startServer } from './runCommand.mjs'
import { startSandbox } from './startSandbox.mjs'

/** A person on a phone in Lagos, and one at a computer half a day away, whose date is often another than the server's. */
const people = [
  { timezone: 'Africa/Lagos', viewport: { width: 360, height: 740 }, amount: '1201' },
  { timezone: 'Pacific/Auckland', viewport: { width: 1280, height: 900 }, amount: '1303' },
]

/**
 * Installs one consumer from the tarballs, builds and checks it, and runs its tests or withdraws in its page. Returns the row of the
 * table. Throws with the reason when anything is not as it should be.
 */
export async function runConsumer({ source, tarballs, isKept, ...machine }) {
  const { environment, signal } = machine
  const lines = countLines(source)
  const folder = await mkdtemp(join(tmpdir(), `onlend-consumer-${basename(source)}-`))
  const seconds = async (work) => {
    const started = Date.now()
    await work()
    return (Date.now() - started) / 1000
  }
  try {
    const install = await seconds(() => installConsumer({ source, folder, tarballs, environment, signal }))
    const { scripts = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const npmRun = (name) => runCommand({ folder, environment, signal, command: `npm run --silent ${name}` })
    const build = scripts.build === undefined ? null : await seconds(() => npmRun('build'))
    const types = await checkTypes({ folder, environment, signal })
    if (scripts.test !== undefined) await npmRun('test')
    if (scripts.start === undefined && scripts.test === undefined)
      throw new Error('It has neither a script `start` nor a script `test`.')
    const seen = scripts.start === undefined ? {} : await drive({ folder, ...machine })
    return { name: basename(source), lines, install, build, types, ...seen }
  } finally {
    if (isKept) console.log(`${basename(source)} is left in ${folder}`)
    else await rm(folder, { recursive: true, force: true })
  }
}

async function drive({ root, folder, browser, port, environment, signal }) {
  const url = `http://localhost:${port}`
  const apiKey = `sk_consumer_${randomUUID()}`
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`
  const webhookUrl = `${url}/lending/webhooks/service`
  const sandbox = await startSandbox({ root, environment, apiKey, webhookUrl, webhookSecret, signal })
  const server = await startServer({
    folder,
    command: 'npm run --silent start',
    environment: {
      ...environment,
      ...{ NODE_ENV: 'production', TZ: 'UTC', PORT: String(port), DATA_DIR: join(folder, '.data/lending') },
      ...{ LENDING_API_URL: sandbox.url, LENDING_API_KEY: apiKey, WEBHOOK_SECRET: webhookSecret },
      CUSTOMER_PARTNER_ID: 'cp_adaeze',
    },
    isReady: () => answersWell(`${url}/lending/health`),
    signal,
  }).catch(async (error) => {
    await sandbox.stop()
    throw error
  })
  try {
    if (!(await answersWell(url))) throw new Error(`${url} does not answer with a page:\n${server.output()}`)
    await checkFirstHtml({ folder, url })
    const visits = []
    for (const person of people)
      visits.push(await driveWithdrawal({ browser, url, ...person, settle: sandbox.settle }))
    const console = visits.flatMap(({ lines }) => lines)
    const faults = console.filter(({ type }) => /^(?:error|warning|pageerror|csp|assert)$/.test(type))
    if (faults.length > 0)
      throw new Error(`Its pages complain:\n${faults.map(({ type, text }) => `${type}: ${text}`).join('\n')}`)
    const amounts = (await sandbox.withdrawals()).map(({ body }) => String(body.amount))
    if (amounts.join() !== people.map(({ amount }) => amount).join())
      throw new Error(
        `Each withdrawal is one call of the service, and these came: ${amounts.join(', ') || 'none'}.`,
      )
    const leak = [apiKey, webhookSecret].some((secret) => server.output().includes(secret))
    if (leak) throw new Error('Its server printed a secret.')
    return { bytes: visits[0].bytes, console: console.length }
  } catch (error) {
    throw new Error(`${error.message}\nThe server said:\n${server.output().slice(-4_000)}`)
  } finally {
    await server.stop()
    await sandbox.stop()
  }
}

/** 200, with something in it. */
async function answersWell(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  return answer?.status === 200 && (await answer.text()) !== ''
}

/** The first answer, before any script has run, holds what the consumer's manifest says, where it says anything. Such a page is one person's: no cache may keep it. */
async function checkFirstHtml({ folder, url }) {
  const { config = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  if (config.firstHtml === undefined) return
  const answer = await fetch(url)
  const html = await answer.text()
  if (!html.includes(config.firstHtml))
    throw new Error(`The first HTML does not hold ${config.firstHtml}:\n${html.slice(0, 3_000)}`)
  const caching = answer.headers.get('Cache-Control') ?? 'nothing'
  if (!caching.includes('no-store'))
    throw new Error(`A page with a person's figures must be \`no-store\`; Cache-Control says ${caching}.`)
}
