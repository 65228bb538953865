// Longer than most: the tests share one browser, which takes longer to start than they do to run.
import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import { type Page, chromium } from '@playwright/test'
import { manualClock } from '@onlend/sandbox'
import { type RunningSandbox, startSandbox } from '@onlend/sandbox/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumLaunchOptions } from '../../../../scripts/vitest/chromiumLaunchOptions.ts'
import type { LendingFixture } from './LendingFixture.ts'
import { createLendingFixture } from './createLendingFixture.ts'

/** Stands for a host: notes what arrives below the mount, and takes events unless it is told otherwise. */
const arrived: string[] = []
let eventStatus = 204
const host = createServer((request, response) => {
  const isEvent = request.url === '/lending/webhooks/service'
  if (request.url?.startsWith('/lending/') === true && !isEvent) note(request)
  response.writeHead(isEvent ? eventStatus : 200, { 'Content-Type': 'text/html' }).end()
})

let hostUrl = ''
let sandbox: RunningSandbox
let page: Page
let lending: LendingFixture
let close = async () => {}

beforeAll(async () => {
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const address = host.address()
  hostUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const browser = await chromium.launch(chromiumLaunchOptions)
  const webhookUrl = `${hostUrl}/lending/webhooks/service`
  sandbox = await startSandbox({ clock: manualClock(Date.now()), webhookUrl, apiKey: 'sk_sandbox_demo' })
  close = async () => {
    await browser.close()
    await sandbox.stop()
    host.close()
  }
  page = await browser.newPage()
}, 60_000)
afterAll(() => close())

beforeEach(async () => {
  lending = createLendingFixture({ page, sandboxUrl: sandbox.address, options: {} })
  await lending.reset('approved')
  await page.goto(hostUrl)
  arrived.length = 0
  eventStatus = 204
})
afterEach(() => lending.mendLine())

function note({ method, url }: IncomingMessage): void {
  arrived.push(`${method} ${url}`)
}

/** Sends from the page, and answers its status, or `lost`. */
function send(method: string, headers: Record<string, string> = {}): Promise<number | 'lost'> {
  return page.evaluate(
    ([method, headers]) =>
      fetch('/lending/withdraw', { method, headers }).then(
        ({ status }) => status,
        () => 'lost' as const,
      ),
    [method, headers] as const,
  )
}

const key = { 'Idempotency-Key': 'op-1' }
const write = 'POST /lending/withdraw'

test('a line that breaks before sending loses the next operation, and no read or draft', async () => {
  await lending.breakLine('before')
  expect([await send('GET'), await send('POST')]).toEqual([200, 200])
  expect(await send('POST', key)).toBe('lost')
  expect(arrived).toEqual(['GET /lending/withdraw', write])
  expect(await send('POST', key)).toBe(200)
})

test('a line that breaks after the answer loses only the answer, as often as it is told', async () => {
  await lending.breakLine('after', { times: 2 })
  expect([await send('POST', key), await send('POST', key), await send('POST', key)]).toEqual([
    ...['lost', 'lost'],
    200,
  ])
  expect(arrived).toEqual([write, write, write])
})

test('offline is everything, until the line is mended', async () => {
  await lending.breakLine('offline')
  expect(await send('GET')).toBe('lost')
  await lending.mendLine()
  expect(await send('GET')).toBe(200)
  expect(arrived).toEqual(['GET /lending/withdraw'])
})

test('a line that is mended loses nothing that it was going to lose', async () => {
  await lending.breakLine('before', { times: 3 })
  await lending.mendLine()
  expect(await send('POST', key)).toBe(200)
})

/** One withdrawal as the relay would send it. */
async function withdraw(amount: number): Promise<number> {
  const answer = await fetch(`${sandbox.address}/v1/baas/customer-partner/cp_adaeze/withdraw`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_sandbox_demo', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Chidi Okafor', amount, account_type: 'bank' },
      ...{ account_number: '2123456789', bank_code: '058' },
    }),
  }).catch(() => null)
  return answer?.status ?? 0
}

const events = () => sandbox.sandbox.webhooks.sent.map(({ event, payload }) => [event, payload.data.message])

test('what is under way ends when the test says so: as its amount says, or as the test does', async () => {
  await withdraw(150.02)
  await lending.settle()
  expect(events()).toMatchObject([['withdrawal.failed', expect.any(String)]])
  await withdraw(150)
  await lending.settle('failed', 'The account is closed')
  expect(events().at(-1)).toEqual(['withdrawal.failed', 'The account is closed'])
  await expect(lending.settle()).rejects.toThrow('Nothing is under way')
})

test('an event that the relay refuses is told, with where to look', async () => {
  eventStatus = 401
  await withdraw(150)
  await expect(lending.settle()).rejects.toThrow(/withdrawal\.succeeded \(401\).*WEBHOOK_SECRET/)
})

test('the clock ends what is due, and nothing before', async () => {
  await withdraw(150)
  await lending.advance(2_999)
  expect(events()).toEqual([])
  await lending.advance(1)
  expect(events()).toHaveLength(1)
})

test('a fault hits the next call, and the calls are counted by endpoint until the next reset', async () => {
  await lending.addFault('withdraw', 'done-then-reset')
  expect([await withdraw(150), await withdraw(151)]).toEqual([0, 200])
  expect(await lending.calls('withdraw')).toMatchObject([{ executed: true, status: null }, { status: 200 }])
  expect(await lending.calls('requestDrawdown')).toEqual([])
  await lending.reset('overdue')
  expect(await lending.calls()).toEqual([])
  expect(sandbox.sandbox.control.state().scenario).toBe('overdue')
})

test('a person signs in by the way of the host, and an option that is missing is named', async () => {
  await expect(lending.signIn('ada')).rejects.toThrow('lendingOptions: { signIn')
  const signIn = async (visit: { person: string | undefined }) =>
    void (await send('PUT', { person: `${visit.person}` }))
  await createLendingFixture({ page, sandboxUrl: sandbox.address, options: { signIn } }).signIn('ada')
  expect(arrived).toEqual(['PUT /lending/withdraw'])
})
