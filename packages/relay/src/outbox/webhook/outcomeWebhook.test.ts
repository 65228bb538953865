import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { readOutcome } from '@onlend/core/relay'
import { expect, onTestFinished, test } from 'vitest'
import type { OutcomeMessage } from '../OutcomeOptions.ts'
import { connectPublicly } from './connectPublicly.ts'
import { isPrivateAddress } from './isPrivateAddress.ts'
import { PrivateAddressError } from './PrivateAddressError.ts'
import { type OutcomeDestination, outcomeWebhook } from './outcomeWebhook.ts'

const secret = `whsec_${btoa('a secret of outcomes, 32 bytes!!')}`
const newer = `whsec_${btoa('the secret of later, 32 bytes!!!')}`
const allowPrivate = ['127.0.0.1']
const { signal } = new AbortController()

function createMessage(id: string, changes: Partial<OutcomeMessage> = {}): OutcomeMessage {
  const event = {
    ...{ version: 1, id, type: 'test', time: new Date().toISOString(), environment: 'sandbox' },
    customerPartnerId: 'cp_a',
  }
  const owner = { kind: 'customerPartnerId', id: 'cp_a' } as const
  return { id, body: JSON.stringify(event), at: Date.now(), owner, tenant: null, ...changes }
}

/** A backend of a partner on this machine. */
async function openBackend(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = request.headers as Record<string, string>
    requests.push(new Request('http://books.test/', { method: 'POST', headers, body: Buffer.concat(chunks) }))
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/outcomes?of=A`,
    requests,
  }
}

const ok = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(204).end()

test('an event arrives signed with every secret, and what signs follows the settings without a restart', async () => {
  const { url, requests } = await openBackend(ok)
  const asked: unknown[] = []
  let current: OutcomeDestination | null = { url, secrets: [secret] }
  const send = outcomeWebhook({
    allowPrivate,
    destination(facts) {
      asked.push(facts)
      return current
    },
  })
  expect(await send(createMessage('evt_1'), { signal })).toEqual({ type: 'delivered' })
  current = { url, secrets: [newer, secret] }
  await send(createMessage('evt_2'), { signal })
  current = null
  expect(await send(createMessage('evt_3'), { signal })).toEqual({ type: 'dropped' })
  const [first, second] = requests
  expect(await readOutcome(first?.clone() ?? new Request('x'), [secret])).toMatchObject({ id: 'evt_1' })
  expect(await readOutcome(first ?? new Request('x'), [newer])).toBeNull()
  for (const one of [secret, newer])
    expect(await readOutcome(second?.clone() ?? new Request('x'), [one])).toMatchObject({ id: 'evt_2' })
  expect(requests).toHaveLength(2)
  expect(asked[0]).toEqual({ owner: { kind: 'customerPartnerId', id: 'cp_a' }, tenant: null })
})

test('a redirect is not followed, an error is a failure, and an endless answer is not read', async () => {
  const statuses = [302, 500, 410, 200]
  const { url, requests } = await openBackend((_request, response) => {
    const status = statuses.shift() ?? 200
    response.writeHead(status, { Location: '/elsewhere' })
    if (status === 200) response.write('x'.repeat(100_000))
    else response.end('secret words of the partner')
  })
  const send = outcomeWebhook({ destination: { url, secrets: [secret] }, allowPrivate })
  const problems: unknown[] = []
  for (let at = 0; at < 4; at += 1) problems.push(await send(createMessage(`evt_${at}`), { signal }))
  expect(problems).toEqual([
    { type: 'failed', problem: 'redirect' },
    { type: 'failed', problem: '500' },
    { type: 'failed', problem: '410' },
    { type: 'delivered' },
  ])
  expect(requests).toHaveLength(4)
})

test('an address that does not answer several times rests, so that its timeouts hold up no other partner', async () => {
  const { url } = await openBackend(() => undefined)
  const send = outcomeWebhook({ destination: { url, secrets: [secret] }, allowPrivate })
  const at = Date.now()
  for (let time = 0; time < 5; time += 1) {
    const controller = new AbortController()
    const sending = send(createMessage('evt_1', { at }), { signal: controller.signal })
    setImmediate(() => controller.abort())
    expect(await sending).toEqual({ type: 'failed', problem: 'timeout' })
  }
  expect(await send(createMessage('evt_1', { at }), { signal })).toEqual({ type: 'later', wait: 30_000 })
  const controller = new AbortController()
  controller.abort()
  const later = createMessage('evt_1', { at: at + 30_000 })
  expect((await send(later, { signal: controller.signal })).type).toBe('failed')
})

test('no address of a private network is called unless its host is allowed by name', async () => {
  const { url, requests } = await openBackend(ok)
  const { port } = new URL(url)
  const failures: unknown[] = []
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:7f00:1]', 'localhost', '2130706433', '0x7f.1']) {
    const destination = { url: `https://${host}:${port}/`, secrets: [secret] }
    failures.push([host, await outcomeWebhook({ destination })(createMessage('evt_1'), { signal })])
  }
  expect(failures).toEqual(
    failures.map((one) => [(one as string[])[0], { type: 'failed', problem: 'private_address' }]),
  )
  expect(requests).toEqual([])
  for (const address of ['10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', 'fd00::1'])
    expect([address, isPrivateAddress(address)]).toEqual([address, true])
  for (const address of ['9.255.255.255', '172.32.0.1', '192.169.0.1', '8.8.8.8', '2606:4700::1111'])
    expect([address, isPrivateAddress(address)]).toEqual([address, false])
})

test('a name with one private address among its addresses is not called, whatever it was a moment before', async () => {
  const answers = [
    [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ],
    [{ address: '127.0.0.1', family: 4 }],
  ]
  const connect = connectPublicly(new Set(), (_hostname, _options, callback) =>
    callback(null, answers.shift() ?? []),
  )
  for (let time = 0; time < 2; time += 1) {
    const error = await new Promise((resolve) => {
      const target = { hostname: 'books.example', protocol: 'https:', port: '443' }
      connect(target, (...[failure]) => resolve(failure))
    })
    expect(error).toBeInstanceOf(PrivateAddressError)
  }
})

test('an address or a secret that cannot be is refused at the start, or as a failed try where a function names it', async () => {
  const make = (destination: OutcomeDestination) => () => outcomeWebhook({ destination })
  for (const url of [
    ...['http://books.example/', 'https://user:pass@books.example/', 'books'],
    ...['ftp://books.example'],
  ])
    expect(make({ url, secrets: [secret] })).toThrow('outcomeWebhook needs an https address')
  expect(make({ url: 'https://books.example/', secrets: [] })).toThrow('at least one secret')
  expect(make({ url: 'https://books.example/', secrets: ['short'] })).toThrow('whsec_')
  const send = outcomeWebhook({ destination: () => ({ url: 'http://books.example/', secrets: [secret] }) })
  expect(await send(createMessage('evt_1'), { signal })).toEqual({
    type: 'failed',
    problem: 'refused_address',
  })
})
