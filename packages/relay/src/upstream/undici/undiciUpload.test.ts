import { expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { canaries } from '../../../test/testRelay.ts'
import { undiciRelay } from '../../../test/adapters/undiciRelay.ts'

const envelope = JSON.stringify({ status: 'success', message: 'ok', data: [] })

test('S40: a file is streamed as fast as the service takes it, with its length, and breaks off with its sender', async () => {
  const opened = deferred()
  const arrived = deferred()
  const seen: { length: string | undefined; bytes: number; isComplete: boolean }[] = []
  const over = deferred()
  const { send } = await undiciRelay((incoming, outgoing) => {
    const note = { length: incoming.headers['content-length'], bytes: 0, isComplete: false }
    seen.push(note)
    arrived.resolve()
    incoming
      .on('error', () => undefined)
      .on('close', () => {
        note.isComplete = incoming.complete
        over.resolve()
      })
    void opened.promise.then(() => incoming.on('data', (piece: Buffer) => (note.bytes += piece.byteLength)))
    incoming.on('end', () => outgoing.end(envelope))
  })
  const head = '--e\r\nContent-Disposition: form-data; name="memorandum"; filename="m.pdf"\r\n\r\n'
  const tail = '\r\n--e--\r\n'
  const piece = new Uint8Array(65_536).fill(0x6d)
  const pieces = 320
  const total = head.length + pieces * piece.byteLength + tail.length
  let given = 0
  const form = (announced: number): Parameters<typeof send>[2] => {
    given = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (given === 0) controller.enqueue(new TextEncoder().encode(head))
          if (given < pieces) controller.enqueue(piece)
          else {
            controller.enqueue(new TextEncoder().encode(tail))
            controller.close()
          }
          given += 1
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'Content-Type': 'multipart/form-data; boundary=e', 'Content-Length': String(announced) }
    return { as: 'uP', body, headers: { ...headers, 'Idempotency-Key': `key-file-${announced}` } }
  }
  const path = '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment'
  const answer = send('PATCH', path, form(total))
  await arrived.promise
  // The service reads nothing yet: what the relay has taken stops growing far below the whole.
  let before = -1
  await expect
    .poll(
      () => {
        const isStill = given === before
        before = given
        return isStill && given > 0
      },
      { interval: 100, timeout: 30_000 },
    )
    .toBe(true)
  expect(given).toBeLessThan(pieces / 2)
  opened.resolve()
  expect((await answer).status).toBe(200)
  await over.promise
  expect(seen).toEqual([{ length: String(total), bytes: total, isComplete: true }])
  const short = await send('PATCH', path, form(total + 1))
  expect(short.code).toBe('malformed_request')
  await expect.poll(() => seen[1]?.bytes ?? 0, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(seen[1]?.isComplete).toBe(false)
})

test('S40: a form whose sender breaks off after its last byte has not arrived, and counts as never sent', async () => {
  const begun = deferred()
  let wholes = 0
  const { send } = await undiciRelay((incoming, outgoing) => {
    incoming.on('error', () => undefined).on('data', () => begun.resolve())
    incoming.on('end', () => {
      wholes += 1
      outgoing.end(envelope)
    })
  })
  const head = '--e\r\nContent-Disposition: form-data; name="memorandum"; filename="m.pdf"\r\n\r\n'
  const form = new TextEncoder().encode(`${head}${'m'.repeat(100_000)}\r\n--e--\r\n`)
  let isGiven = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isGiven) controller.enqueue(form)
        else {
          await begun.promise
          controller.error(new Error('the page has gone'))
        }
        isGiven = true
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=e',
    'Content-Length': String(form.byteLength),
    'Idempotency-Key': 'key-last-byte',
  }
  const path = '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment'
  expect((await send('PATCH', path, { as: 'uP', body, headers })).code).toBe('malformed_request')
  expect((await send('GET', '/operations/key-last-byte', { as: 'uP' })).data).toMatchObject({
    state: 'rejected',
  })
  expect(wholes).toBe(0)
})

const small =
  '--e\r\nContent-Disposition: form-data; name="memorandum"; filename="m.pdf"\r\n\r\nm\r\n--e--\r\n'
const assessment = '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment'

test('S61: a form that has come whole is not taken back by a client that leaves', async () => {
  const arrived = deferred()
  const left = deferred()
  const { relay, send } = await undiciRelay((incoming, outgoing) => {
    incoming.resume().on('end', () => arrived.resolve())
    void left.promise.then(() => outgoing.end(envelope))
  })
  const leaving = new AbortController()
  const answer = relay.fetch(
    new Request(`https://app.test/lending${assessment}`, {
      method: 'PATCH',
      headers: {
        'X-Relay': '1',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: `${canaries.cookie}=uP`,
        'Content-Type': 'multipart/form-data; boundary=e',
        'Idempotency-Key': 'key-left-behind',
      },
      body: small,
      signal: leaving.signal,
    }),
  )
  await arrived.promise
  leaving.abort()
  left.resolve()
  expect((await answer).status).toBe(200)
  expect((await send('GET', '/operations/key-left-behind', { as: 'uP' })).data).toMatchObject({
    state: 'accepted',
  })
})

test('S52: the answer to a form is waited for from its end, and its outcome is unknown after that', async () => {
  const { send } = await undiciRelay((incoming) => void incoming.resume(), {
    timeouts: { uploadAnswer: 100 },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=e', 'Idempotency-Key': 'key-silent-form' }
  const answer = await send('PATCH', assessment, { as: 'uP', body: small, headers })
  expect(answer.code).toBe('outcome_unknown')
})
