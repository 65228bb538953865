import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fileStaging } from './staging/fileStaging.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'

const text = 'date,amount\n2026-01-02,100.00\n'
const size = text.length

test('a file that is not taken is gone, and the answer says why', async () => {
  const { created, patch, head, list, send, folder } = await stagingRelay()
  const wrong = await created({ size, facts: { sha256: 'ab'.repeat(32) } })
  const answer = await patch(wrong, 0, text)
  expect([answer.status, answer.code, answer.data]).toEqual([422, 'upload_rejected', { reason: 'checksum' }])
  const disguised = await created({ size, facts: { name: 'statement.pdf' } })
  expect((await patch(disguised, 0, text)).data).toEqual({ reason: 'type' })
  expect(await readdir(folder)).toEqual([])
  expect((await list()).data).toMatchObject({ uploads: [], limits: { usedBytes: 0 } })
  expect((await send('DELETE', wrong)).status).toBe(204)
  expect((await head(wrong)).status).toBe(404)
})

test('a client that lost the answer to the last piece can read for an hour why the file was refused, without sending it again', async () => {
  const { created, patch, head, send, relay, store, time } = await stagingRelay()
  const path = await created({ size, facts: { name: 'statement.pdf' } })
  await patch(path, 0, text)
  for (const answer of [await head(path), await patch(path, size, ''), await send('GET', path)]) {
    expect([answer.status, answer.code, answer.headers.get('Onlend-Rejection')]).toEqual([
      422,
      'upload_rejected',
      'type',
    ])
  }
  const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const
  // What a person called it is not kept with the reason.
  expect(await store.findUpload(owner, path.replace('/uploads/', ''))).toMatchObject({ name: '' })
  time.now += 3_600_000
  expect((await head(path)).status).toBe(404)
  time.now += 3_600_000
  await relay.sweep()
  expect(await store.readUpload('sandbox', path.replace('/uploads/', ''))).toBeNull()
})

test('of two instances that look into a file, the one that comes too late says what the other has found', async () => {
  const one = await stagingRelay()
  const staging = fileStaging({ folder: one.folder })
  const path = await one.created({ size, facts: { name: 'statement.pdf' } })
  const other = await stagingRelay({
    store: one.store,
    uploads: {
      staging: {
        ...staging,
        async *read(id) {
          // By the time it is read here, the other one has read it and thrown it away.
          expect((await one.head(path)).status).toBe(422)
          yield* staging.read(id)
        },
      },
    },
  })
  const answer = await other.patch(path, 0, text)
  expect([answer.code, answer.data]).toEqual(['upload_rejected', { reason: 'type' }])
})

test('a file that one instance has staged is not thrown away by another that could not read all of it', async () => {
  const one = await stagingRelay()
  const staging = fileStaging({ folder: one.folder })
  const path = await one.created({ size })
  const other = await stagingRelay({
    store: one.store,
    uploads: {
      staging: {
        ...staging,
        async *read() {
          expect((await one.head(path)).status).toBe(200)
          yield new TextEncoder().encode(text.slice(0, 9))
        },
      },
    },
  })
  expect((await other.patch(path, 0, text)).status).toBe(204)
  expect((await one.list()).data).toMatchObject({ uploads: [{ state: 'staged' }] })
  expect(await readdir(one.folder)).toHaveLength(2)
})

test('a file of which the bytes cannot be thrown away is not taken all the same, and swept later', async () => {
  let isStuck = true
  const { created, patch, head, relay, folder, time } = await stagingRelay({
    wrapStaging: (staging) => ({
      ...staging,
      remove: (id) => (isStuck ? Promise.reject(new Error('busy')) : staging.remove(id)),
    }),
  })
  const path = await created({ size, facts: { name: 'statement.pdf' } })
  expect((await patch(path, 0, text)).data).toEqual({ reason: 'type' })
  expect((await head(path)).headers.get('Onlend-Rejection')).toBe('type')
  expect(await readdir(folder)).not.toEqual([])
  isStuck = false
  time.now += 2 * 3_600_000
  await relay.sweep()
  expect(await readdir(folder)).toEqual([])
})

test('a file that is not taken and whose relay died before it could say so is not listed', async () => {
  let isDying = true
  const { created, patch, list } = await stagingRelay({
    wrapStore: (store) => ({
      ...store,
      recordOffset: (...facts) =>
        isDying ? Promise.reject(new Error('killed')) : store.recordOffset(...facts),
    }),
  })
  await patch(await created({ size, facts: { name: 'statement.pdf' } }), 0, text)
  isDying = false
  expect((await list()).data).toMatchObject({ uploads: [], limits: { usedBytes: 0 } })
})
