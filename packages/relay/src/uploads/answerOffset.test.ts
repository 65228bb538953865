import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { testRelay } from '../../test/testRelay.ts'

const text = 'date,amount\n2026-01-02,100.00\n'
const sha256 = createHash('sha256').update(text).digest('hex')
const size = text.length

test('a file comes in pieces, goes on where it stopped, and is staged with its last byte', async () => {
  const { create, head, patch, list, upstream } = await stagingRelay()
  const answer = await create({ size, facts: { sha256 } })
  const location = answer.headers.get('Location') ?? ''
  expect([answer.status, answer.headers.get('Tus-Resumable')]).toEqual([201, '1.0.0'])
  expect(location).toMatch(/^\/lending\/uploads\/[0-9a-f]{48}$/)
  const path = location.replace('/lending', '')
  const first = await patch(path, 0, text.slice(0, 12))
  expect([first.status, first.headers.get('Upload-Offset')]).toEqual([204, '12'])
  const { status, headers } = await head(path)
  expect([status, headers.get('Upload-Offset'), headers.get('Upload-Length')]).toEqual([200, '12', `${size}`])
  expect(headers.get('Upload-Expires')).toBe('Mon, 16 Mar 2026 10:00:00 GMT')
  const last = await patch(path, 12, text.slice(12))
  expect([last.status, last.headers.get('Upload-Offset')]).toEqual([204, String(size)])
  expect((await list()).data).toMatchObject({
    uploads: [
      {
        id: path.replace('/uploads/', ''),
        slot: 'bank_statements',
        name: 'statement.csv',
        size,
        offset: size,
        state: 'staged',
        type: 'text/csv',
        sha256,
        createdAt: '2026-03-02T10:00:00.000Z',
        expiresAt: '2026-03-16T10:00:00.000Z',
      },
    ],
    limits: { maxFileBytes: 26_214_400, maxFiles: 200, maxBytes: 1_073_741_824, usedBytes: size },
  })
  expect(upstream.seen).toEqual([])
})

test('the headers of the library that speaks tus do not reach a page', async () => {
  const { created, patch, send } = await stagingRelay()
  const path = await created()
  for (const answer of [await patch(path, 0, 'a'), await patch(path, 7, 'b'), await send('DELETE', path)]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

test('S89: a piece at another offset is refused with nothing written, and says nothing but that', async () => {
  const { created, head, patch } = await stagingRelay()
  const path = await created({ size: 30 })
  await patch(path, 0, 'ten bytes.')
  for (const offset of [0, 9, 11, 30, 31, 4_000]) {
    const answer = await patch(path, offset, '')
    expect([offset, answer.status, answer.code]).toEqual([offset, 409, 'upload_conflict'])
  }
  expect((await head(path)).headers.get('Upload-Offset')).toBe('10')
})

test('S87: a piece that is longer than what is missing is refused, by its length and without one', async () => {
  const { created, head, patch } = await stagingRelay()
  const path = await created({ size: 10 })
  const announced = await patch(path, 0, 'x'.repeat(11), { headers: { 'Content-Length': '11' } })
  expect([announced.status, announced.code]).toEqual([413, 'body_too_large'])
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('xxxx')),
  })
  const streamed = await patch(path, 0, endless)
  expect([streamed.status, streamed.code]).toEqual([413, 'body_too_large'])
  expect((await head(path)).headers.get('Upload-Offset')).toBe('8')
})

test('S40: a body that a platform cuts short is kept as far as it came, and the answer says how far', async () => {
  const { created, patch } = await stagingRelay()
  const path = await created({ size })
  const answer = await patch(path, 0, text.slice(0, 12), { headers: { 'Content-Length': String(size) } })
  expect([answer.status, answer.headers.get('Upload-Offset')]).toEqual([204, '12'])
  expect((await patch(path, 12, text.slice(12))).status).toBe(204)
})

test.each([
  ['without a type', { 'Content-Type': '' }, 415],
  ['of another type', { 'Content-Type': 'text/csv' }, 415],
  ['that is compressed', { 'Content-Encoding': 'gzip' }, 415],
  ['of another version', { 'Tus-Resumable': '0.2.2' }, 400],
  ['without an offset', { 'Upload-Offset': '' }, 400],
  ['at a negative offset', { 'Upload-Offset': '-1' }, 400],
  ['at an offset in another notation', { 'Upload-Offset': '0x0' }, 400],
  ['with a length that is none', { 'Content-Length': 'many' }, 400],
])('a piece %s is refused', async (_what, headers, status) => {
  const { created, head, patch } = await stagingRelay()
  const path = await created()
  expect((await patch(path, 0, 'ten bytes.', { headers })).status).toBe(status)
  expect((await head(path)).headers.get('Upload-Offset')).toBe('0')
})

test('a staged file takes no more bytes, and says that it is whole', async () => {
  const { stage, head, patch } = await stagingRelay()
  const path = await stage(text)
  expect((await head(path)).headers.get('Upload-Offset')).toBe(String(size))
  for (const offset of [0, size]) expect((await patch(path, offset, '')).code).toBe('upload_conflict')
})

test('a file that was removed is gone at once, with its bytes, whether it was whole or not', async () => {
  const { stage, created, send, head, list } = await stagingRelay()
  for (const path of [await stage(text), await created()]) {
    expect((await send('DELETE', path)).status).toBe(204)
    expect((await head(path)).status).toBe(404)
    expect((await send('DELETE', path)).status).toBe(404)
  }
  expect((await list()).data).toMatchObject({ uploads: [], limits: { usedBytes: 0 } })
})

test('S90: the bytes of a staged file are handed out as they are, to be saved and never to be shown', async () => {
  const { stage, created, relay, send } = await stagingRelay()
  const active = '=1+1,javascript:alert(1)\n1,2\n'
  const path = await stage(active)
  const answer = await relay.fetch(
    new Request(`https://app.test/lending${path}`, {
      headers: { Cookie: 's=uA', 'Sec-Fetch-Site': 'same-origin' },
    }),
  )
  expect(await answer.text()).toBe(active)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect((await send('GET', await created())).status).toBe(404)
})

test('S38: a sender that holds a connection without sending is refused, and what it sent before stays', async () => {
  const clock = heldClock()
  const { created, head, patch } = await stagingRelay({ clock })
  const path = await created()
  let pieces = 0
  const stuck = new ReadableStream({
    pull(controller) {
      pieces += 1
      if (pieces === 1) controller.enqueue(new TextEncoder().encode('four'))
      else return new Promise(() => undefined)
    },
  })
  const answer = patch(path, 0, stuck)
  await expect.poll(() => pieces).toBe(2)
  await expect.poll(() => clock.waiting()).toBeGreaterThan(0)
  clock.advance(30_000)
  expect((await answer).code).toBe('request_timeout')
  expect((await head(path)).headers.get('Upload-Offset')).toBe('4')
})

test('S89: a request for the offset ends a sender that hangs and reads no more of it, and the offset stays as it was answered', async () => {
  const { created, head, patch } = await stagingRelay()
  const path = await created({ size: 30 })
  let pieces = 0
  let isLeft = false
  const hanging = new ReadableStream({
    pull(controller) {
      pieces += 1
      if (pieces > 1) return new Promise(() => undefined)
      controller.enqueue(new TextEncoder().encode('ten bytes.'))
    },
    cancel() {
      isLeft = true
    },
  })
  const dead = patch(path, 0, hanging)
  await expect.poll(() => pieces).toBe(2)
  expect((await head(path)).headers.get('Upload-Offset')).toBe('10')
  expect((await dead).headers.get('Upload-Offset')).toBe('10')
  expect(isLeft).toBe(true)
  const more = await patch(path, 10, 'ten more..')
  expect([more.status, more.headers.get('Upload-Offset')]).toEqual([204, '20'])
})

test('a relay that is closing takes nothing new, keeps what is arriving and waits for it', async () => {
  const { created, head, patch, create, send, relay } = await stagingRelay()
  const path = await created({ size: 30 })
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  let pieces = 0
  const body = new ReadableStream({
    async pull(controller) {
      pieces += 1
      if (pieces > 1) await held
      controller.enqueue(new TextEncoder().encode('ten bytes.'))
    },
  })
  const answer = patch(path, 0, body)
  await expect.poll(() => pieces).toBe(2)
  const closed = relay.close()
  for (const refused of [await create(), await patch(path, 0, 'x'), await send('DELETE', path)])
    expect([refused.status, refused.code, refused.headers.get('Retry-After')]).toEqual([
      503,
      'shutting_down',
      '2',
    ])
  go()
  expect((await answer).code).toBe('shutting_down')
  expect(await closed).toEqual({ unfinished: [] })
  expect((await head(path)).headers.get('Upload-Offset')).toBe('20')
})

test.each(['HEAD', 'PATCH', 'list'])(
  'a file whose relay died between its last byte and the look at it is finished by the next %s',
  async (next) => {
    let isDying = true
    const { created, patch, head, list } = await stagingRelay({
      wrapStore: (store) => ({
        ...store,
        recordOffset: (...facts) =>
          isDying ? Promise.reject(new Error('killed')) : store.recordOffset(...facts),
      }),
    })
    const path = await created({ size })
    expect((await patch(path, 0, text)).code).toBe('internal')
    isDying = false
    if (next === 'HEAD') expect((await head(path)).headers.get('Upload-Offset')).toBe(String(size))
    if (next === 'PATCH') expect((await patch(path, size, '')).status).toBe(204)
    expect((await list()).data).toMatchObject({ uploads: [{ state: 'staged', offset: size, sha256 }] })
  },
)

test('without staging none of its routes exists', async () => {
  const { send } = await testRelay()
  for (const [method, path] of [
    ['GET', '/uploads?customer_partner_id=cp_a&kind=submitCreditAssessment&set=current'],
    ['POST', '/uploads'],
    ['PATCH', '/uploads/0123456789abcdef'],
    ['PUT', '/drafts/submitCreditAssessment/current?customer_partner_id=cp_a'],
  ] as const)
    expect((await send(method, path)).code).toBe('not_found')
})
