import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { people } from '../../test/testRelay.ts'
import { tokenKeys } from '../../test/tokenRelay.ts'
import { uploadMetadata } from '../../test/uploadMetadata.ts'

const text = 'date,amount\n2026-01-02,100.00\n'
const unknown = '/uploads/00112233445566778899aabbccddeeff'

test('S86: another partner’s upload cannot be told from one that does not exist, by any request', async () => {
  const { stage, created, head, patch, send } = await stagingRelay()
  const paths = [await stage(text), await created(), unknown]
  const answers = await Promise.all(
    paths.map(async (path) => {
      const asked = [
        await head(path, { as: 'uB' }),
        await patch(path, 0, 'ten bytes.', { as: 'uB' }),
        await send('GET', path, { as: 'uB' }),
        await send('DELETE', path, { as: 'uB' }),
      ]
      return asked.map(({ status, code, text: body }) => [status, code, body])
    }),
  )
  expect(answers[0]).toEqual(answers[2])
  expect(answers[1]).toEqual(answers[2])
  expect(answers[2]?.map(([status, code]) => [status, code])).toEqual(Array(4).fill([404, 'not_found']))
  for (const path of paths.slice(0, 2)) expect((await head(path)).status).toBe(200)
})

test('a colleague and the channel partner’s people see the same set, and continue each other’s files', async () => {
  const { created, patch, list, head } = await stagingRelay({
    authenticate: (request) => {
      const userId = (request.headers.get('Cookie') ?? '').split('=')[1] ?? ''
      const person = { ...people.uA, userId, customerPartners: [{ id: 'cp_a', name: 'A' }] }
      return { ...person, displayName: `The person ${userId}` }
    },
  })
  const path = await created({ size: text.length })
  await patch(path, 0, text.slice(0, 9))
  expect((await head(path, { as: 'uP' })).headers.get('Upload-Offset')).toBe('9')
  expect((await patch(path, 9, text.slice(9), { as: 'uP' })).status).toBe(204)
  for (const as of ['uA', 'uP'] as const)
    expect((await list({}, { as })).data).toMatchObject({
      uploads: [{ state: 'staged', uploadedBy: 'The person uA' }],
    })
})

test('the host’s authorize is asked about the write that files are for, and can only narrow', async () => {
  const asked: unknown[] = []
  const { create, created, head, list } = await stagingRelay({
    authorize: ({ endpoint, owner }) => {
      asked.push([endpoint, owner])
      return asked.length === 1
    },
  })
  const path = await created()
  expect((await create()).code).toBe('forbidden')
  expect((await list()).code).toBe('forbidden')
  expect((await head(path)).status).toBe(404)
  expect(asked).toEqual(
    Array(4).fill([
      'submitCreditAssessment',
      expect.objectContaining({ kind: 'customerPartnerId', id: 'cp_a' }),
    ]),
  )
})

test('S27: a piece goes on under the session that it began with, and the next one asks again', async () => {
  let isSignedIn = true
  const { created, head, patch } = await stagingRelay({
    authenticate: () => (isSignedIn ? { ...people.uA, customerPartners: [{ id: 'cp_a', name: 'A' }] } : null),
  })
  const path = await created({ size: text.length })
  const begun = deferred()
  const held = deferred()
  const body = new ReadableStream({
    async pull(controller) {
      begun.resolve()
      await held.promise
      controller.enqueue(new TextEncoder().encode(text.slice(0, 9)))
      controller.close()
    },
  })
  const running = patch(path, 0, body)
  await begun.promise
  isSignedIn = false
  held.resolve()
  expect((await running).status).toBe(204)
  expect((await patch(path, 9, text.slice(9))).code).toBe('unauthenticated')
  isSignedIn = true
  expect((await head(path)).headers.get('Upload-Offset')).toBe('9')
  expect((await patch(path, 9, text.slice(9))).status).toBe(204)
})

test('S31: a page of a listed origin stages with its token, and may read the offset', async () => {
  const shop = 'https://shop.test'
  const relay = await stagingRelay({ tokens: { keys: tokenKeys, origins: [shop] } })
  const { token } = await relay.relay.issueToken({
    ...people.uA,
    customerPartners: [{ id: 'cp_a', name: 'A' }],
  })
  const preflight = await relay.send('OPTIONS', unknown, {
    as: null,
    headers: { Origin: shop, 'Access-Control-Request-Method': 'PATCH' },
  })
  for (const method of ['HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain(method)
  const asPage = {
    as: null,
    headers: { Authorization: `Bearer ${token}`, Origin: shop, 'Sec-Fetch-Site': 'cross-site' },
  }
  const path = await relay.stage(text, asPage)
  const answer = await relay.head(path, asPage)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(shop)
  for (const name of ['Location', 'Upload-Offset', 'Upload-Length', 'Upload-Expires'])
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain(name)
  const foreign = { as: null, headers: { ...asPage.headers, Origin: 'https://evil.test' } }
  expect((await relay.head(path, foreign)).code).toBe('cross_site')
})

test('S81: an upload of one environment is not there in the other', async () => {
  const sandbox = await stagingRelay()
  const path = await sandbox.stage(text)
  const production = await stagingRelay({ store: sandbox.store, environment: 'production' })
  expect((await production.head(path)).status).toBe(404)
  expect((await production.list()).data).toMatchObject({ uploads: [], limits: { usedBytes: 0 } })
})

test('files are staged for the writes that take files, and for no other', async () => {
  const { send } = await stagingRelay()
  const statuses: [string, number][] = []
  for (const kind of [...Object.keys(endpoints), 'toString', '']) {
    const headers = {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '5',
      'Upload-Metadata': uploadMetadata({ kind }),
    }
    const answer = await send('POST', '/uploads', { headers })
    if (answer.status !== 400) statuses.push([kind, answer.status])
  }
  expect(statuses.sort()).toEqual([
    ['registerCustomer', 201],
    ['submitCreditAssessment', 201],
  ])
})
