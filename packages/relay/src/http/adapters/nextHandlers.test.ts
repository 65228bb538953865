import { relayHeaders } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { testRelay } from '../../../test/testRelay.ts'
import { nextHandlers } from './nextHandlers.ts'

test('S40: an upload that a platform has cut short is refused, whatever its length says', async () => {
  const { relay, upstream } = await testRelay()
  const head = '--edge\r\nContent-Disposition: form-data; name="memorandum"; filename="m.pdf"\r\n\r\n'
  const cutShort = new Blob([head, 'm'.repeat(10_000)])
  const answer = await nextHandlers(relay).PATCH(
    new Request(
      'http://localhost:3000/lending/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment',
      {
        method: 'PATCH',
        headers: {
          'Content-Type': 'multipart/form-data; boundary=edge',
          'Content-Length': '20000000',
          Cookie: 's=uP',
          'Sec-Fetch-Site': 'same-origin',
          [relayHeaders.relay]: '1',
          [relayHeaders.idempotencyKey]: 'key-cut-short',
        },
        body: cutShort,
      },
    ),
  )
  expect([answer.status, answer.headers.get(relayHeaders.error)]).toEqual([400, 'malformed_request'])
  expect(upstream.seen.some(({ isComplete }) => isComplete)).toBe(false)
})
