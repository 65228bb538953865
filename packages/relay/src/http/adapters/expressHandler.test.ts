import { createServer } from 'node:http'
import { relayHeaders } from '@onlend/core/relay'
import express from 'express'
import { expect, test } from 'vitest'
import { type TestRelay, testRelay } from '../../../test/testRelay.ts'
import { expressHandler } from './expressHandler.ts'
import { listenUntilEnd } from '../../../test/adapters/listenUntilEnd.ts'

/** Sends a withdrawal to an Express app that parses JSON before the relay is asked. */
async function withdrawThroughParser(
  { relay }: TestRelay,
  parser: express.RequestHandler,
): Promise<Response> {
  const port = await listenUntilEnd(
    createServer(express().use(parser).use('/lending', expressHandler(relay))),
  )
  return fetch(`http://127.0.0.1:${port}/lending/v1/baas/customer-partner/cp_a/withdraw`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: 's=uA',
      'Sec-Fetch-Site': 'same-origin',
      [relayHeaders.relay]: '1',
      [relayHeaders.idempotencyKey]: 'key-behind-parser',
    },
    body: JSON.stringify({ account_type: 'bank', amount: 1, account_number: '1', bank_code: '058' }),
  })
}

test.each([
  ['express.json()', express.json()],
  ['express.text()', express.text({ type: '*/*' })],
  ['express.raw()', express.raw({ type: '*/*' })],
])('a body that %s has read is refused with what to do, and nothing is sent', async (_name, parser) => {
  const relay = await testRelay()
  const answer = await withdrawThroughParser(relay, parser)
  expect([answer.status, answer.headers.get(relayHeaders.error)]).toEqual([500, 'internal'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect((await answer.json()).message).toContain('Mount the relay before body parsers')
  expect(relay.upstream.seen).toEqual([])
})

test('a body parser that skips this content type does not disturb the relay', async () => {
  const relay = await testRelay()
  const answer = await withdrawThroughParser(relay, express.urlencoded({ extended: false }))
  expect(answer.status).toBe(200)
  expect(relay.upstream.seen).toHaveLength(1)
})
