import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fileStaging } from './staging/fileStaging.ts'
import { acceptedOutcome, withdrawClaim } from '../../test/storeFixtures.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'

const text = 'date,amount\n2026-01-02,100.00\n'
const day = 86_400_000
const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const

test('S91: a file that nothing took along is gone when it expires, and its bytes with the next sweep', async () => {
  const { stage, created, head, patch, list, send, folder, relay, time } = await stagingRelay()
  const paths = [await stage(text), await created()]
  time.now += 13 * day
  const later = await stage(text)
  await relay.sweep()
  expect((await list()).data).toMatchObject({ uploads: [{}, {}, {}] })
  time.now += day
  for (const path of paths) {
    expect((await head(path)).status).toBe(404)
    expect((await patch(path, 0, 'x')).code).toBe('not_found')
    expect((await send('GET', path)).code).toBe('not_found')
  }
  time.now += 3_600_000
  await relay.sweep()
  expect((await list()).data).toMatchObject({ uploads: [{ id: later.slice(9) }], limits: { usedBytes: 30 } })
  expect(await readdir(folder)).toHaveLength(2)
})

test('an expired file stays on the disk for as long as a write that was begun before can take', async () => {
  const { stage, folder, relay, time } = await stagingRelay()
  await stage(text)
  time.now += 14 * day + 600_000
  await relay.sweep()
  expect(await readdir(folder)).toHaveLength(2)
})

test('S91: the bytes of what a write took along are gone with the next sweep, also when the relay died before', async () => {
  const { stage, folder, relay, store } = await stagingRelay()
  const path = await stage(text)
  const claim = withdrawClaim(owner, { kind: 'submitCreditAssessment' })
  await store.claim(claim)
  await store.record(claim, { ...acceptedOutcome(claim.now), uploads: [path.slice(9)] })
  expect(await readdir(folder)).toHaveLength(2)
  await relay.sweep()
  expect(await readdir(folder)).toHaveLength(0)
  expect(await store.readUpload('sandbox', path.slice(9))).toBeNull()
})

test('a sweep that dies between the bytes and the row is done again, and many at once do no harm', async () => {
  let isDying = true
  const { stage, folder, relay, store, time } = await stagingRelay({
    wrapStore: (inner) => ({
      ...inner,
      removeUpload: (...facts) =>
        isDying ? Promise.reject(new Error('killed')) : inner.removeUpload(...facts),
    }),
  })
  const path = await stage(text)
  time.now += 15 * day
  await relay.sweep()
  expect(await readdir(folder)).toHaveLength(0)
  expect((await store.readUpload('sandbox', path.slice(9)))?.owner).toEqual(owner)
  isDying = false
  await Promise.all(Array.from({ length: 5 }, () => relay.sweep()))
  expect(await store.readUpload('sandbox', path.slice(9))).toBeNull()
})

test('a file that cannot be thrown away keeps its row, is said in the log, and holds up no other', async () => {
  let broken = ''
  const relay = await stagingRelay()
  const staging = fileStaging({ folder: relay.folder })
  const {
    stage,
    relay: sweeping,
    time,
    logs,
  } = await stagingRelay({
    uploads: {
      staging: {
        ...staging,
        remove: (id) => (id === broken ? Promise.reject(new Error('EIO')) : staging.remove(id)),
      },
    },
  })
  broken = (await stage(text)).slice(9)
  await stage(text)
  time.now += 15 * day
  await sweeping.sweep()
  expect(await readdir(relay.folder)).toHaveLength(2)
  expect(logs.join()).toContain('"event":"uploads.unswept","failed":1')
  broken = ''
  await sweeping.sweep()
  expect(await readdir(relay.folder)).toHaveLength(0)
})

test('a draft is forgotten with its time, which begins anew with each change', async () => {
  const { send, relay, time } = await stagingRelay()
  const path = '/drafts/submitCreditAssessment/current?customer_partner_id=cp_a'
  await send('PUT', path, { body: { revision: null, value: {} } })
  time.now += 13 * day
  await send('PUT', path, { body: { revision: 1, value: {} } })
  time.now += 13 * day
  await relay.sweep()
  expect((await send('GET', path)).data).toMatchObject({ revision: 2 })
  time.now += 2 * day
  await relay.sweep()
  expect((await send('GET', path)).data).toBe(null)
})
