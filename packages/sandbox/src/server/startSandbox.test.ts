import { connect } from 'node:net'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { transfer } from '../../test/openTestSandbox.ts'
import { readEnvironment } from './readEnvironment.ts'
import { startSandbox } from './startSandbox.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function start(environment: Record<string, string> = {}): Promise<string> {
  const running = await startSandbox(readEnvironment({ PORT: '0', ...environment }))
  stops.push(running.stop)
  return running.address
}

const headers = { authorization: 'Bearer sk_sandbox_demo', 'content-type': 'application/json' }

function withdraw(address: string, init: RequestInit = {}): Promise<Response> {
  const url = `${address}/v1/baas/customer-partner/cp_adaeze/withdraw`
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(transfer), ...init })
}

async function control(address: string, action: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${address}/control/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function calls(address: string): Promise<{ executed: boolean; status: number | null }[]> {
  const response = await fetch(`${address}/control/calls`)
  return (await response.json()).calls
}

test('a withdrawal is accepted over HTTP, and settles when the clock is advanced', async () => {
  const address = await start()
  expect(await (await withdraw(address)).json()).toEqual({
    status: 'success',
    message: 'Transfer in progress',
    data: [],
  })
  await control(address, 'advance', { ms: 3_000 })
  const { sent } = await (await fetch(`${address}/control/webhooks`)).json()
  expect(sent).toMatchObject([{ event: 'withdrawal.succeeded' }])
})

test('the health address answers without a key', async () => {
  const address = await start()
  expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok', scenario: 'approved' })
})

test('a reset is a closed connection, and done-then-reset closes it after the work', async () => {
  const address = await start()
  await control(address, 'faults', { endpoint: 'withdraw', fault: 'reset' })
  await expect(withdraw(address)).rejects.toThrow(TypeError)
  await control(address, 'faults', { endpoint: 'withdraw', fault: 'done-then-reset' })
  await expect(withdraw(address)).rejects.toThrow(TypeError)
  expect(await calls(address)).toMatchObject([
    { executed: false, status: null },
    { executed: true, status: null },
  ])
})

test('a truncated body ends before its length', async () => {
  const address = await start()
  await control(address, 'faults', { endpoint: 'withdraw', fault: 'truncated' })
  const response = await withdraw(address)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow(TypeError)
})

test('a hanging call is recorded, and the server survives a caller that gives up', async () => {
  const address = await start()
  await control(address, 'faults', { endpoint: 'withdraw', fault: 'hang' })
  const caller = new AbortController()
  const answer = withdraw(address, { signal: caller.signal })
  const outcome = expect(answer).rejects.toThrow('aborted')
  await expect.poll(() => calls(address)).toMatchObject([{ executed: false, status: null }])
  caller.abort()
  await outcome
  expect((await withdraw(address)).status).toBe(200)
})

test.each([
  ['gzip', 'gzip'],
  ['brotli', 'br'],
])('a %s body is really coded', async (fault, coding) => {
  const address = await start()
  await control(address, 'faults', { endpoint: 'withdraw', fault })
  const response = await withdraw(address)
  expect(response.headers.get('content-encoding')).toBe(coding)
  expect(await response.json()).toMatchObject({ status: 'success' })
})

test('the control page shows the partners, and its forms lead back to it', async () => {
  const address = await start()
  const page = await (await fetch(`${address}/`)).text()
  expect(page).toContain('Adaeze Foods Ltd')
  expect(page).not.toMatch(/<script>|style="| on\w+="/)
  const response = await fetch(`${address}/control/approve`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address },
    body: new URLSearchParams({ partnerId: 'cp_nolimit', limit: '750000' }),
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(await (await fetch(`${address}/`)).text()).toContain('NGN 750,000')
})

test('T96: test capital belongs to a customer partner on the control page, and no card is offered', async () => {
  const address = await start()
  const page = await (await fetch(`${address}/`)).text()
  const [, adaeze = ''] = /<article class="card" id="cp_adaeze">(.*?)<\/article>/s.exec(page) ?? []
  expect(adaeze).toMatch(/<dt>Limit<\/dt>.*<dt>Lockbox<\/dt>/s)
  expect(adaeze).toContain('name="partnerId" value="cp_adaeze"')
  expect(page).not.toMatch(/customer profile|test card/i)
})

test('a form with files is shown by its fields, sizes and checksums, without what its texts say', async () => {
  const address = await start()
  const form = new FormData()
  form.append('nin', '12345678901')
  form.append('nin_file', new File(['<b>abc'], '<i>.pdf', { type: 'application/pdf' }))
  const url = `${address}/v1/customer_partners/cp_adaeze/customers`
  await fetch(url, { method: 'POST', headers: { authorization: headers.authorization }, body: form })
  const page = await (await fetch(`${address}/`)).text()
  expect(page).toContain('registerCustomer for cp_adaeze: 1 file,')
  expect(page).toContain('nin_file')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('<b>abc'))
  expect(page).toContain(Buffer.from(digest).toString('hex'))
  expect(page).not.toContain('12345678901')
  expect(page).not.toContain('<i>')
})

test('a form of another site is refused', async () => {
  const address = await start()
  const response = await fetch(`${address}/control/reset`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example.com' },
    body: new URLSearchParams({ scenario: 'newPartner' }),
  })
  expect(response.status).toBe(403)
})

test('a name with markup in it is shown as text', async () => {
  const address = await start()
  const named = { ...transfer, account_number: '<script>alert(1)</script>' }
  await withdraw(address, { body: JSON.stringify(named) })
  expect(await (await fetch(`${address}/`)).text()).not.toContain('<script>alert')
})

test.each([
  ['faults', { endpoint: 'withdraw', fault: 'flood' }, /^fault must be one of/],
  ['faults', { endpoint: 'nothing', fault: 'reset' }, /^endpoint must be one of/],
  ['settle', { outcome: 'failed' }, /^id is required/],
  ['settle', { id: 'wdr_x', outcome: 'failed' }, /no settlement wdr_x/],
  ['advance', { ms: 'soon' }, /^ms must be a number/],
  ['reset', { scenario: 'nowhere' }, /^scenario must be one of/],
  ['dance', {}, /no such control/],
])('control %s with %j is refused', async (action, body, message) => {
  const address = await start()
  expect(await control(address, action, body)).toEqual({ ok: false, error: expect.stringMatching(message) })
})

test('the state survives a restart, with what was waiting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-sandbox-'))
  stops.push(() => rm(folder, { recursive: true }))
  const SNAPSHOT_FILE = join(folder, 'state.json')
  const before = await startSandbox(readEnvironment({ PORT: '0', SNAPSHOT_FILE }))
  await withdraw(before.address)
  await before.stop()
  expect(JSON.parse(await readFile(SNAPSHOT_FILE, 'utf8'))).toMatchObject({
    version: 1,
    settlements: [{ status: 'processing' }],
  })
  const address = await start({ SNAPSHOT_FILE })
  await control(address, 'advance', { ms: 60_000 })
  const state = await (await fetch(`${address}/control/state`)).json()
  expect(state.partners[0]).toMatchObject({
    lockboxBalance: '1249900',
    settlements: [{ status: 'succeeded' }],
  })
})

test('a snapshot that is none stops the start with a line that names it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-sandbox-'))
  stops.push(() => rm(folder, { recursive: true }))
  const SNAPSHOT_FILE = join(folder, 'state.json')
  await writeFile(SNAPSHOT_FILE, '{"half":')
  await expect(startSandbox(readEnvironment({ PORT: '0', SNAPSHOT_FILE }))).rejects.toThrow(/^SNAPSHOT_FILE /)
})

test('a port that is taken stops the start with a line that names it', async () => {
  const PORT = new URL(await start()).port
  await expect(startSandbox(readEnvironment({ PORT }))).rejects.toThrow(new RegExp(`^PORT ${PORT} `))
})

test('stopping ends connections that are held open', async () => {
  const running = await startSandbox(readEnvironment({ PORT: '0' }))
  const socket = connect(Number(new URL(running.address).port), '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  // The system accepts connections before the server does, and they are answered in order.
  expect((await fetch(`${running.address}/health`)).status).toBe(200)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await running.stop()
  await closed
})
