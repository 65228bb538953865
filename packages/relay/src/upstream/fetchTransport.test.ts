import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { fetchTransport } from './fetchTransport.ts'
import { readTimeouts } from './readTimeouts.ts'
import type { UpstreamRequest } from './UpstreamTransport.ts'

const request: UpstreamRequest = {
  kind: 'read',
  method: 'GET',
  url: 'https://service.test/',
  headers: {},
  body: null,
  length: null,
  mayBegin: () => true,
  onCancel: () => () => undefined,
}

/** Sends one request to a service that answers so. */
const ask = (send: (asked: Request) => Promise<Response>, changes: object = {}, clock = heldClock()) =>
  fetchTransport(send)({
    ...{ baseUrl: 'https://service.test', timeouts: readTimeouts({}), limit: 1_000, clock },
  }).send({ ...request, ...changes })
const getText = async (body: BodyInit, coding: string) => {
  const answer = await ask(() =>
    Promise.resolve(new Response(body, { headers: { 'Content-Encoding': coding } })),
  )
  return answer.type === 'response' && answer.body && [...answer.body]
}
const compress = (format: CompressionFormat) =>
  new Response(new Blob(['{}']).stream().pipeThrough(new CompressionStream(format))).arrayBuffer()
const json = [0x7b, 0x7d]

test('S48: the bytes of an answer say whether they are compressed, and of deflate the header too', async () => {
  expect(await getText(await compress('gzip'), 'identity')).toEqual(json)
  expect(await getText(await compress('deflate'), ' Deflate ')).toEqual(json)
  expect(await getText('{}', 'deflate')).toEqual(json)
  // The second byte, the kind and the check sum each tell other bytes from compressed ones.
  for (const bytes of [[0x1f, 0x7d], [0x79, 0x18], [0x78, 0x7e], []])
    expect(await getText(new Uint8Array(bytes), 'deflate')).toEqual(bytes)
  expect(await getText(new Uint8Array([0x1f, 0x8b, 0]), 'gzip')).toBeNull()
})

test('a request that cannot be made was never sent, and one without an answer in time may have been', async () => {
  const never = { type: 'failure', code: 'upstream_unreachable', neverSent: true }
  expect(await ask(() => Promise.reject(new Error()), { headers: { A: 'a\nb' } })).toEqual(never)
  const clock = heldClock()
  const deaf = ({ signal }: Request) =>
    new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error())))
  const late = ask(deaf, {}, clock)
  clock.advance(60_000)
  expect(await late).toEqual({ type: 'failure', code: 'upstream_timeout', neverSent: false })
  expect(clock.waiting()).toBe(0)
})

test.each([
  [299, 'x', 1],
  [300, 'x', null],
  [399, 'x', null],
  [400, 'x', 1],
])('of an answer with %i the body is read unless it is a redirect', async (status, text, length) => {
  const answer = await ask(() => Promise.resolve(new Response(text, { status })))
  expect(answer).toMatchObject({ status, body: length === null ? null : { length } })
})

test('a redirect that a browser hides is one', async () => {
  const hidden = { type: 'opaqueredirect', status: 0, headers: new Headers(), body: null }
  // The cast stands for an answer that only a browser makes.
  expect(await ask(() => Promise.resolve(hidden as Response))).toMatchObject({ status: 302, body: null })
})
