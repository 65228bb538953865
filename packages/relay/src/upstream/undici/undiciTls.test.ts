import { createHash, X509Certificate } from 'node:crypto'
import { createServer, type ServerOptions } from 'node:https'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { UpstreamRequest } from '../UpstreamTransport.ts'
import { systemClock } from '../../lib/systemClock.ts'
import { listenUntilEnd } from '../../../test/adapters/listenUntilEnd.ts'
import type { UpstreamTls } from './createConnector.ts'
import { undiciTransport } from './undiciTransport.ts'

/** A certificate for localhost that nothing trusts by itself, and that is used in tests alone. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUNJVHNf9Hc3QHwmvWNl7hObGI9cQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE2MTgwNloYDzIxMjYxMDI4
MTYxODA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATFWplmvMjQeRhc8r+rjCxvD9urUFc/o7AWTE4pjpj4t+KNt8Di/bb1
fk95y4yrVSLGwlUOOiihtRrlEsyqc9UMo28wbTAdBgNVHQ4EFgQUsS76R4uj1fHN
6M2FQoGc9j/7o0wwHwYDVR0jBBgwFoAUsS76R4uj1fHN6M2FQoGc9j/7o0wwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgVu6xWw/qGaIA6EPX6uwMn+ED3qSduY+nywt6Cuu2rXgCIDMA
TNEnNssCL/XsQthg889ED++xxcstBDd6n70TPcMv
-----END CERTIFICATE-----`

/** A certificate like the other one, for another name. */
const certificateOfAnother = `-----BEGIN CERTIFICATE-----
MIIBnzCCAUSgAwIBAgIUSOo7v1EACiRebFlqH1K7pvaj9uwwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMc2VydmljZS50ZXN0MCAXDTI2MTEyMjAxMzIwNVoYDzIxMjYx
MDI5MDEzMjA1WjAXMRUwEwYDVQQDDAxzZXJ2aWNlLnRlc3QwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAATFWplmvMjQeRhc8r+rjCxvD9urUFc/o7AWTE4pjpj4t+KN
t8Di/bb1fk95y4yrVSLGwlUOOiihtRrlEsyqc9UMo2wwajAdBgNVHQ4EFgQUsS76
R4uj1fHN6M2FQoGc9j/7o0wwHwYDVR0jBBgwFoAUsS76R4uj1fHN6M2FQoGc9j/7
o0wwFwYDVR0RBBAwDoIMc2VydmljZS50ZXN0MA8GA1UdEwEB/wQFMAMBAf8wCgYI
KoZIzj0EAwIDSQAwRgIhAOy2TF36VwWTashf/TFNQ4yyiapL/SAOPc0gdGBmty/H
AiEAibQG1Ewk6zvEUEmvvPA4MDVVdF7bKdQqizwrOUVSp7U=
-----END CERTIFICATE-----`

/** The key of that certificate: it opens nothing. */
const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDYTWaCQJjzi5ufjp
GZXjmy6FgZZzmr6vQrYccbPUfNShRANCAATFWplmvMjQeRhc8r+rjCxvD9urUFc/
o7AWTE4pjpj4t+KNt8Di/bb1fk95y4yrVSLGwlUOOiihtRrlEsyqc9UM
-----END PRIVATE KEY-----`

/** A certificate like the other one, whose time was up in 2021. */
const expiredCertificate = `-----BEGIN CERTIFICATE-----
MIIBYDCCAQWgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwHhcNMjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAUMRIwEAYDVQQDDAls
b2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATFWplmvMjQeRhc8r+r
jCxvD9urUFc/o7AWTE4pjpj4t+KNt8Di/bb1fk95y4yrVSLGwlUOOiihtRrlEsyq
c9UMo0gwRjAPBgNVHRMBAf8EBTADAQH/MBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAd
BgNVHQ4EFgQUsS76R4uj1fHN6M2FQoGc9j/7o0wwCgYIKoZIzj0EAwIDSQAwRgIh
APoXo0cHZ834DBFWLYZ+wNIAkbBWtrbZhjP4rc9uytbyAiEAzaVP4bi1ExCzGPeh
zdDyN4vlnblEb688Qz4JkEIHqpw=
-----END CERTIFICATE-----`

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
