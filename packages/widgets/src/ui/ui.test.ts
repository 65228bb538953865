import { readFileSync } from 'node:fs'
import { ConnectionError } from '@onlend/core'
import { expect, test } from 'vitest'
import { listPartNames } from '../../build/listPartNames.ts'
import { defineChunk } from './defineChunk.ts'
import { readState } from './readState.ts'

test('the public list of parts is the one that the source draws', () => {
  const listed = readFileSync(new URL('./PartName.ts', import.meta.url), 'utf8').match(/'[^']+'/g) ?? []
  expect(listed.map((name) => name.slice(1, -1))).toEqual(listPartNames())
})

test('a chunk that fails to load is requested twice, then again when the person retries', async () => {
  let asked = 0
  const chunk = defineChunk(async () => {
    asked += 1
    if (asked < 3) throw new Error('lost')
    return { part: 'part' }
  }, 'part')
  await expect(chunk.load()).rejects.toThrow('lost')
  expect([asked, chunk.peek()]).toEqual([2, null])
  await expect(chunk.load()).resolves.toBe('part')
  expect(chunk.peek()).toBe('part')
})

test('a part is fetched once however many ask', async () => {
  let asked = 0
  const chunk = defineChunk(async () => {
    asked += 1
    return { asked }
  }, 'asked')
  expect(await Promise.all([chunk.load(), chunk.load()])).toEqual([1, 1])
})

const read = { data: undefined, error: null, isError: false, fetchStatus: 'idle', dataUpdatedAt: 0 } as const

test('old data are shown with their age, whatever keeps a fresh answer away', () => {
  const data = { ...read, data: null, dataUpdatedAt: 5 }
  expect(readState(data)).toEqual({ is: 'ready', data: null, old: null })
  expect(readState({ ...data, isError: true })).toMatchObject({ old: { reason: 'stale', since: 5 } })
  expect(readState({ ...data, fetchStatus: 'paused' })).toMatchObject({
    old: { reason: 'offline', since: 5 },
  })
})

test('offline before the first answer is a failure of its own, not an endless wait', () => {
  expect(readState({ ...read, fetchStatus: 'paused' })).toEqual({ is: 'failed', error: null })
  expect(readState({ ...read, fetchStatus: 'fetching' })).toEqual({ is: 'loading' })
})

test('an answer that the lost link kept away is said to be old because of the link', () => {
  const data = { ...read, data: null, isError: true, dataUpdatedAt: 5 }
  const offline = new ConnectionError({ endpoint: 'getCreditLimit', category: 'offline' })
  const network = new ConnectionError({ endpoint: 'getCreditLimit', category: 'network' })
  expect(readState({ ...data, error: offline })).toMatchObject({ old: { reason: 'offline', since: 5 } })
  expect(readState({ ...data, error: network })).toMatchObject({ old: { reason: 'stale', since: 5 } })
})
