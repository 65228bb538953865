import { createServer, type Server, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { canaries } from '../../../test/testRelay.ts'
import {
  type HostileRequest,
  hostileRequests,
  getLimitOfCustomer,
  strangeIds,
} from '../../../test/adapters/hostileRequests.ts'
import { type MountedRelay, mounts } from '../../../test/adapters/mounts.ts'
import { mountedOptions } from '../../../test/adapters/mountedOptions.ts'
import { getPort } from '../../../test/adapters/getPort.ts'
import { type WireUpstream, wireUpstream } from '../../../test/adapters/wireUpstream.ts'

/** What the relay and the HTTP client below it may write; nothing that the browser's side sent is among them. */
const allowedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'host',
  'sec-fetch-mode',
  'user-agent',
  'x-request-id',
]

let upstream: WireUpstream
beforeAll(async () => {
  upstream = await wireUpstream()
})
afterAll(() => upstream.close())

describe.each(mounts.map((mount) => [mount.name, mount] as const))('%s', (_name, { open }) => {
  let host: MountedRelay
  beforeAll(async () => {
    host = await open(await mountedOptions(upstream.port))
  })
  afterAll(() => host.close())
  beforeEach(() => void upstream.seen.splice(0))

  async function tryOne({ what, bytes, mayReach = [] }: HostileRequest): Promise<void> {
    upstream.seen.splice(0)
    const answer = await sendRaw(host.port, bytes)
    for (const { url, rawHeaders } of upstream.seen) {
      expect(mayReach, what).toContain(url)
      const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
      expect(allowedHeaders, what).toEqual(expect.arrayContaining(names))
      expect(
        names.filter((name) => name === 'authorization'),
        what,
      ).toHaveLength(1)
      expect(rawHeaders, what).toContain(`Bearer ${canaries.key}`)
      expect(rawHeaders, what).toContain(`127.0.0.1:${upstream.port}`)
      expect(rawHeaders.join('\n'), what).not.toMatch(/evil|other/i)
    }
    expect(upstream.seen.length, what).toBeLessThanOrEqual(1)
    expect(answer.match(/^HTTP\/1\.1 \d{3}/gm), what).toHaveLength(1)
    expect(answer, what).toMatch(upstream.seen.length === 1 ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 4\d\d /)
    expect(answer, what).not.toContain('canary')
  }

  const tryAll = (threat: string) => async (): Promise<void> => {
    const requests = hostileRequests.filter((request) => request.threat === threat)
    expect(requests.length).toBeGreaterThan(0)
    for (const request of requests) await tryOne(request)
  }

  test('S01: dot segments reach no data but A’s', tryAll('S01'))
  test('S02: encoded dot segments reach no data but A’s', tryAll('S02'))
  test('S03: an encoded slash is no part of an id', tryAll('S03'))
  test('S04: nothing is decoded twice', tryAll('S04'))
  test('S05: a null, a control, an overlong form or a long id is refused', tryAll('S05'))
  test('S06: a second slash or another host reaches no data and no other host', tryAll('S06'))
  test('S12: a line break in a header or an address writes no header upstream', tryAll('S12'))
  test('S13: the client’s own credentials are not forwarded', tryAll('S13'))
  test('S14: a header named in Connection still reaches the service', tryAll('S14'))
  test('S15: forwarded addresses are not passed on and decide nothing', tryAll('S15'))
  test('S17: no framing hides a request in another', tryAll('S17'))
  test('S19: a flood of headers is refused, or none of them is forwarded', tryAll('S19'))

  test('S03 S04 S05: an id with one strange byte in it belongs to no partner', async () => {
    for (const id of strangeIds) {
      expect(await sendRaw(host.port, getLimitOfCustomer(id)), JSON.stringify(id)).toMatch(
        /^HTTP\/1\.1 4\d\d /,
      )
    }
    expect(upstream.seen).toEqual([])
    expect(await sendRaw(host.port, getLimitOfCustomer('cp_a'))).toMatch(/^HTTP\/1\.1 200 /)
    expect(upstream.seen).toHaveLength(1)
  })

  test('S06: an address with another host in it never reaches that host', async () => {
    let connections = 0
    const evil: Server = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    const authority = `127.0.0.1:${getPort(evil)}`
    const lines = [
      `GET http://${authority}/lending/v1/banks/ghana HTTP/1.1`,
      `GET http://user:pw@${authority}/lending/v1/banks/ghana HTTP/1.1`,
      `GET //${authority}/lending/v1/banks/ghana HTTP/1.1`,
      `GET /lending/v1/banks/ghana@${authority} HTTP/1.1`,
      `GET @${authority}/lending/v1/banks/ghana HTTP/1.1`,
      `CONNECT ${authority} HTTP/1.1`,
    ]
    for (const line of lines) {
      const head = `Host: ${authority}\r\nConnection: close\r\nCookie: session_canary_0001=uA\r\n\r\n`
      await sendRaw(host.port, `${line}\r\n${head}`)
    }
    await new Promise((resolve) => evil.close(resolve))
    expect(connections).toBe(0)
    for (const { url } of upstream.seen) expect(url).toBe('/v1/banks/ghana')
  })
})

/** Writes bytes to a port as they are, and resolves with all that comes back until the other side closes. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.on('data', (piece) => (answer += piece.toString('latin1')))
    // A host may well reset a connection whose bytes make no sense.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}
