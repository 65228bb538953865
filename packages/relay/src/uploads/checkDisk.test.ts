import { statfs } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fileStaging } from './staging/fileStaging.ts'
import type { Measurement } from '../observability/Measurement.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'

const floor = 1_000_000
const largest = 500
const text = 'date,amount\n2026-01-02,100.00\n'
const size = text.length

/** A relay on a disk that has so much left. */
async function onDisk(disk: { free: number }) {
  const measured: Measurement[] = []
  const relay = await stagingRelay({
    uploads: { minFreeBytes: floor, maxFileBytes: largest },
    wrapStaging: (staging) => ({ ...staging, freeBytes: async () => disk.free }),
    metrics: { record: (measurement) => void measured.push(measurement) },
  })
  const health = async (): Promise<unknown> => (await relay.send('GET', '/health/ready', { as: null })).data
  return { ...relay, measured, health }
}

test('S117: a file that would leave less on the disk than stays free is refused before it is begun, and one that fits is not', async () => {
  const { create, list } = await onDisk({ free: floor + 100 })
  const refused = await create({ size: 101 })
  expect([refused.status, refused.code, refused.headers.get('Retry-After')]).toEqual([
    503,
    'uploads_unavailable',
    '30',
  ])
  expect((await list()).data).toMatchObject({ uploads: [], limits: { usedBytes: 0 } })
  expect((await create({ size: 100 })).status).toBe(201)
})

test('S117: what of a file still comes is refused once the disk has filled up, what has arrived is kept, and it goes on when there is room', async () => {
  const disk = { free: floor + 10_000 }
  const { created, patch, head } = await onDisk(disk)
  const path = await created({ size })
  await patch(path, 0, text.slice(0, 10))
  disk.free = floor + 5
  expect((await patch(path, 10, text.slice(10, 20))).code).toBe('uploads_unavailable')
  expect((await head(path)).headers.get('Upload-Offset')).toBe('10')
  disk.free = floor + 10_000
  expect((await patch(path, 10, text.slice(10))).status).toBe(204)
})

test('a disk that becomes nearly full is told once in the log, in the metrics and by the health, which stays ready', async () => {
  const disk = { free: floor + largest }
  const { relay, create, send, logs, measured, health, withdraw } = await onDisk(disk)
  const told = () => logs.filter((line) => line.includes('uploads.disk_low'))
  await relay.sweep()
  expect(await health()).toEqual({ ready: true, uploads: 'ready' })
  disk.free -= 1
  await relay.sweep()
  await create({ size: largest })
  await relay.sweep()
  expect(told()).toHaveLength(1)
  expect(told()[0]).toContain(`"free":${disk.free},"floor":${floor}`)
  expect(await health()).toEqual({ ready: true, uploads: 'disk_low' })
  expect(measured).toContainEqual({ type: 'stagingDisk', free: disk.free })
  expect((await withdraw('key-on-a-full-disk')).status).toBe(200)
  disk.free += 1
  await relay.sweep()
  expect((await send('GET', '/health', { as: null })).data).toEqual({ ready: true, uploads: 'ready' })
  disk.free = 0
  await relay.sweep()
  expect(told()).toHaveLength(2)
})

test('a disk that cannot be asked takes no file, and its sweep says so and does the rest', async () => {
  const { create, relay, logs } = await stagingRelay({
    wrapStaging: (staging) => ({
      ...staging,
      freeBytes: () => Promise.reject(Object.assign(new Error('statfs /srv/secret'), { code: 'ENOENT' })),
    }),
  })
  expect((await create()).code).toBe('store_unavailable')
  expect(logs.join()).toContain('"event":"uploads.failed","method":"STATFS","status":null,"reason":"ENOENT"')
  await expect(relay.sweep()).rejects.toThrow(AggregateError)
  expect(logs.join()).toContain('"event":"sweep.part_failed","part":"disk"')
  expect(logs.join()).not.toContain('/srv')
})

test('a staging that cannot tell how much is free has no floor, and a floor of nothing lets everything pass', async () => {
  const bucket = await stagingRelay({
    uploads: { minFreeBytes: Number.MAX_SAFE_INTEGER },
    // As of a bucket.
    wrapStaging: ({ freeBytes: _, ...staging }) => staging,
  })
  expect((await bucket.create()).status).toBe(201)
  await bucket.relay.sweep()
  const unlimited = await stagingRelay({ uploads: { minFreeBytes: 0 } })
  expect((await unlimited.create()).status).toBe(201)
})

test('a folder says what is free on its disk', async () => {
  const { folder } = await stagingRelay()
  const free = (await fileStaging({ folder }).freeBytes?.()) ?? -1
  const { blocks, bsize } = await statfs(folder)
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThan(blocks * bsize)
})
