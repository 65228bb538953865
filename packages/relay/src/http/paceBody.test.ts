import { expect, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { heldClock } from '../../test/heldClock.ts'
import { type TestRelay, testRelay } from '../../test/testRelay.ts'

/** A sender that gives one piece each time it is asked to, and tells when the relay waits for it. */
function slowSender(): {
  body: ReadableStream<Uint8Array>
  waiting: () => Promise<void>
  give: (text: string) => void
  end: () => void
} {
  let asked = deferred()
  let source: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        source = controller
      },
      pull: () => asked.resolve(),
    },
    { highWaterMark: 0 },
  )
  return {
    body,
    async waiting() {
      await asked.promise
      asked = deferred()
    },
    give: (text) => source?.enqueue(new TextEncoder().encode(text)),
    end: () => source?.close(),
  }
}

const withdrawal = JSON.stringify({ account_type: 'bank', amount: 1, account_number: '1', bank_code: '058' })

function sendJson({ send }: TestRelay, body: ReadableStream<Uint8Array>): ReturnType<TestRelay['send']> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-slow-body' }
  return send('POST', '/v1/baas/customer-partner/cp_a/withdraw', { body, headers })
}

test('S38: a body that pauses for half a minute is refused, and nothing was sent', async () => {
  const clock = heldClock()
  const relay = await testRelay({ clock })
  const { body, waiting, give } = slowSender()
  const answer = sendJson(relay, body)
  await waiting()
  give(withdrawal.slice(0, 5))
  await waiting()
  clock.advance(30_000)
  const { status, code } = await answer
  expect([status, code]).toEqual([408, 'request_timeout'])
  expect(relay.upstream.seen).toEqual([])
  expect((await relay.send('GET', '/operations/key-slow-body')).code).toBe('not_found')
})

test('S38: a body that drips is refused after a minute of it', async () => {
  const clock = heldClock()
  const relay = await testRelay({ clock })
  const { body, waiting, give } = slowSender()
  const answer = sendJson(relay, body)
  for (let second = 0; second < 60; second += 10) {
    await waiting()
    clock.advance(10_000)
    give(withdrawal[second / 10] ?? '')
  }
  expect((await answer).code).toBe('request_timeout')
  expect(relay.upstream.seen).toEqual([])
})

test('a body on a slow line that keeps coming is taken', async () => {
  const clock = heldClock()
  const relay = await testRelay({ clock })
  const { body, waiting, give, end } = slowSender()
  const answer = sendJson(relay, body)
  const padded = withdrawal.replace('{', `{${' '.repeat(200_000)}`)
  for (let at = 0; at < padded.length; at += 20_000) {
    await waiting()
    clock.advance(15_000)
    give(padded.slice(at, at + 20_000))
  }
  await waiting()
  end()
  expect((await answer).status).toBe(200)
})

test('S40: a body that is shorter than announced is refused, with both counts', async () => {
  const { withdraw, upstream } = await testRelay()
  const answer = await withdraw('key-short-body', {}, { headers: { 'Content-Length': '500' } })
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect(answer.data).toMatchObject({ announced: 500, received: expect.any(Number) })
  expect(upstream.seen).toEqual([])
})

test('S52: over fetch too, an answer is waited for by its phases', async () => {
  const clock = heldClock()
  const relay = await testRelay({ clock })
  const limit = '/v1/customer-partner/cp_a/credit-limit/current'
  const asked = deferred()
  relay.upstream.answer = (request) => {
    asked.resolve()
    return new Promise((_resolve, reject) =>
      request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  }
  const silent = relay.withdraw('key-fetch-headers')
  await asked.promise
  clock.advance(15_000)
  expect((await silent).code).toBe('outcome_unknown')

  const reading = deferred()
  relay.upstream.answer = ({ signal }) => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          reading.resolve()
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              controller.error(new Error('aborted'))
              reject(new Error('aborted'))
            })
          })
        },
      },
      { highWaterMark: 0 },
    )
    return new Response(body)
  }
  const stalled = relay.send('GET', limit)
  await reading.promise
  clock.advance(12_000)
  expect((await stalled).code).toBe('upstream_timeout')
})
