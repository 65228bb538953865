import { createHash, X509Certificate } from 'node:crypto'
import { createServer, type ServerOptions } from 'node:https'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { UpstreamRequest } from '../UpstreamTransport.ts'
import { systemClock } from '../../lib/systemClock.ts'
import { certificate } from '../../../test/adapters/certificate.ts'
import { certificateKey } from '../../../test/adapters/certificateKey.ts'
import { certificateOfAnother } from '../../../test/adapters/certificateOfAnother.ts'
import { expiredCertificate } from '../../../test/adapters/expiredCertificate.ts'
import { listenUntilEnd } from '../../../test/adapters/listenUntilEnd.ts'
import type { UpstreamTls } from './createConnector.ts'
import { undiciTransport } from './undiciTransport.ts'

// None of them runs out here, however busy the machine is.
const limit = 30_000
const timeouts = {
  read: limit,
  write: limit,
  upload: limit,
  connect: limit,
  headers: limit,
  uploadAnswer: limit,
  idle: limit,
}

/** What became of a read and two writes to a service with this certificate, and how many of them it saw. */
async function callOverTls(tls: UpstreamTls | undefined, served: ServerOptions = {}): Promise<unknown> {
  let calls = 0
  const server = createServer({ key: certificateKey, cert: certificate, ...served }, (incoming, outgoing) => {
    calls += 1
    incoming.resume()
    outgoing.end('{}')
  })
  const baseUrl = `https://localhost:${await listenUntilEnd(server)}`
  const transport = undiciTransport(tls && { tls })({ baseUrl, timeouts, limit: 1_000, clock: systemClock })
  const request = (kind: UpstreamRequest['kind']): UpstreamRequest => ({
    kind,
    method: kind === 'read' ? 'GET' : 'POST',
    url: `${baseUrl}/v1`,
    headers: {},
    body: null,
    length: null,
    mayBegin: () => true,
    onCancel: () => () => undefined,
  })
  const answers: unknown[] = []
  // A second write, since a second connection may resume the session of the first.
  for (const kind of ['read', 'write', 'write'] as const) {
    const answer = await transport.send(request(kind))
    answers.push(answer.type === 'failure' ? [answer.neverSent, answer.reason] : answer.status)
  }
  await transport.close()
  return { answers, calls }
}

const trusted = { answers: [200, 200, 200], calls: 3 }
const refusedFor = (reason: unknown): unknown => ({ answers: Array(3).fill([true, reason]), calls: 0 })
const unvouched = refusedFor('DEPTH_ZERO_SELF_SIGNED_CERT')
const misnamed = refusedFor('ERR_TLS_CERT_ALTNAME_INVALID')
const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
const pin = createHash('sha256').update(key).digest('base64')
const otherPin = Buffer.alloc(32).toString('base64')

const cases: [string, UpstreamTls | undefined, ServerOptions, unknown][] = [
  ['a certificate of no known authority', undefined, {}, unvouched],
  ['one that the given authority vouches for', { ca: certificate }, {}, trusted],
  ['one that another authority vouches for', { ca: certificateOfAnother }, {}, unvouched],
  ['one for another name', { ca: certificateOfAnother }, { cert: certificateOfAnother }, misnamed],
  [
    'one whose time is up',
    { ca: expiredCertificate },
    { cert: expiredCertificate },
    refusedFor('CERT_HAS_EXPIRED'),
  ],
  ['a pinned key', { ca: certificate, pins: [pin] }, {}, trusted],
  ['the second pinned key', { ca: certificate, pins: [otherPin, `sha256/${pin}`] }, {}, trusted],
  ['a key that is not pinned', { ca: certificate, pins: [otherPin] }, {}, refusedFor('ERR_PIN')],
  ['a pinned key without a valid certificate', { pins: [pin] }, {}, unvouched],
  [
    'a pinned key under another name',
    { ca: certificateOfAnother, pins: [pin] },
    { cert: certificateOfAnother },
    misnamed,
  ],
  ['TLS 1.2', { ca: certificate }, { maxVersion: 'TLSv1.2' }, trusted],
  [
    'TLS 1.2 where 1.3 is asked for',
    { ca: certificate, minVersion: 'TLSv1.3' },
    { maxVersion: 'TLSv1.2' },
    refusedFor(expect.stringMatching(/^ERR_SSL_/)),
  ],
]

test.each(cases)('S55: %s: what is not trusted is sent nothing', async (_what, tls, served, expected) => {
  expect(await callOverTls(tls, served)).toEqual(expected)
})

test('S55: certificates are verified, whatever the environment variables say', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await callOverTls(undefined)).toEqual(unvouched)
})

test.each([
  ['a pin that is no digest', { pins: ['short'] }, 'tls.pins'],
  ['no pins in a list of them', { pins: [] }, 'tls.pins'],
  ['an empty text as authorities', { ca: '' }, 'tls.ca'],
  ['a path as authorities', { ca: '/etc/ssl/service.pem' }, 'tls.ca'],
  ['no authorities in a list of them', { ca: [] }, 'tls.ca'],
] as const)('S55: %s stops the creation', (_what, tls, named) => {
  const create = (): unknown =>
    undiciTransport({ tls })({ baseUrl: 'https://service.test', timeouts, limit: 1, clock: systemClock })
  expect(create).toThrow(TypeError)
  expect(create).toThrow(named)
})
