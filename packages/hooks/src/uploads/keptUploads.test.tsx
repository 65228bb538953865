/// <reference types="node" />
import { Blob as PlatformBlob } from 'node:buffer'
import 'fake-indexeddb/auto'
import { act, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys } from 'idb-keyval'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createUploadFixture } from '../../test/createUploadFixture.tsx'
import { endPages } from '../../test/endPages.ts'
import { makeFile } from '../../test/makeFile.ts'
import { clearLendingData } from '../index.ts'
import { uploadsEnd } from '@onlend/core/client/uploads'

afterEach(endPages)

beforeEach(() => {
  // jsdom's own blobs cannot be cloned, and so cannot be kept in a database; the platform's can, as a browser's.
  vi.stubGlobal('Blob', PlatformBlob)
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const slot = 'bank_statements'
const kibibyte = 1024

/** What a killed tab, a flat battery or a reload leaves behind: nothing of the page. */
function killEveryTab() {
  uploadsEnd.tell()
}

test('a killed tab goes on by itself where it was, and sends less than a chunk again', async () => {
  const { openTab, relay, seen, hold, onRequest } = createUploadFixture()
  const tab = openTab()
  let chunks = 0
  const waiting = hold('HEAD')
  onRequest(({ method }) => {
    if (method !== 'PATCH') return undefined
    chunks += 1
    return chunks === 3 ? new Promise<undefined>(() => {}) : undefined
  })
  waiting()
  const file = makeFile('january.pdf', 1_900 * kibibyte)
  act(() => tab.uploads().add(slot, [file]))
  await waitFor(() => expect(chunks).toBe(3))
  const { key } = tab.uploads().items[0] ?? {}
  tab.close()
  killEveryTab()

  onRequest(null)
  const before = seen.length
  const next = openTab()
  await waitFor(() => expect(next.uploads().items[0]?.state).toBe('staged'))
  expect(next.uploads().items[0]).toMatchObject({ key, name: 'january.pdf', isHere: true, uploadedBy: null })
  expect(relay.uploads()).toHaveLength(1)
  const again = seen.slice(before).filter(({ method }) => method === 'PATCH')
  expect(again[0]?.offset).toBeGreaterThan(0)
  expect(again.reduce((sum, { bytes }) => sum + bytes, again[0]?.offset ?? 0)).toBe(file.size)
  expect(next.events[0]).toEqual({ type: 'upload.resumed', slot, bytes: file.size })
})

test('files that had not begun are sent after a reload, in their order and with their replacements', async () => {
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  await tab.stage('a.pdf')
  act(() => tab.uploads().pauseAll())
  act(() => tab.uploads().add(slot, [makeFile('b.pdf'), makeFile('c.pdf')]))
  act(() => tab.uploads().replace(tab.uploads().items[0]?.key ?? '', makeFile('new a.pdf')))
  await waitFor(() =>
    expect(tab.uploads().items.map(({ state }) => state)).toEqual(['staged', 'held', 'held', 'held']),
  )
  tab.close()
  killEveryTab()

  const next = openTab()
  await waitFor(() =>
    expect(next.uploads().items.map(({ name, state }) => [name, state])).toEqual([
      ['b.pdf', 'staged'],
      ['c.pdf', 'staged'],
      ['new a.pdf', 'staged'],
    ]),
  )
  await waitFor(() => expect(relay.uploads()).toHaveLength(3))
})

test('a tab that is killed before the relay answers its creation of an upload does not create it twice', async () => {
  const { openTab, relay, onRequest } = createUploadFixture()
  const tab = openTab()
  await waitFor(() => expect(tab.uploads().status).toBe('ready'))
  relay.breakLine('after')
  let posts = 0
  onRequest(({ method }) => {
    if (method === 'POST') posts += 1
    // Nothing more gets through after the answer is lost.
    return posts > 0 && method === 'GET' ? new Promise<undefined>(() => {}) : undefined
  })
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(relay.uploads()).toHaveLength(1))
  tab.close()
  killEveryTab()

  onRequest(null)
  const next = openTab()
  await waitFor(() => expect(next.uploads().items[0]?.state).toBe('staged'))
  expect(next.uploads().items).toHaveLength(1)
  expect(relay.uploads()).toHaveLength(1)
})

test('two tabs share the work: nothing is sent by both, and both show all of it', async () => {
  const { openTab, relay, bytesSent, hold, onRequest } = createUploadFixture()
  const first = openTab()
  const release = hold('PATCH')
  act(() => first.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf')]))
  await waitFor(() => expect(first.uploads().items[0]?.state).toBe('sending'))
  const second = openTab()
  await waitFor(() => expect(second.uploads().items[0]).toMatchObject({ state: 'sending', isHere: true }))
  release()
  onRequest(null)
  await waitFor(() => expect(relay.uploads().map(({ state }) => state)).toEqual(['staged', 'staged']))
  await act(() => Promise.all([first.uploads().refresh(), second.uploads().refresh()]))
  await waitFor(() => expect(first.uploads().progress.filesStaged).toBe(2))
  await waitFor(() => expect(second.uploads().progress.filesStaged).toBe(2))
  expect(bytesSent()).toBe(4_000)
})

test('a file that one tab removes is not brought back by the other', async () => {
  const { openTab, relay, hold, onRequest } = createUploadFixture()
  const first = openTab()
  hold('PATCH')
  act(() => first.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(first.uploads().items[0]?.uploadId).toEqual(expect.any(String)))
  const second = openTab()
  await waitFor(() => expect(second.uploads().items).toHaveLength(1))
  act(() => second.uploads().remove(second.uploads().items[0]?.key ?? ''))
  await waitFor(() => expect(relay.uploads()).toEqual([]))
  onRequest(null)
  act(() => first.uploads().pauseAll())
  act(() => first.uploads().resumeAll())
  await waitFor(() => expect(first.uploads().items).toEqual([]))
  expect(relay.uploads()).toEqual([])
})

test('what was removed without a link is removed after a reload', async () => {
  const { openTab, relay, onRequest } = createUploadFixture()
  const tab = openTab()
  await tab.stage('a.pdf')
  let isTold = false
  onRequest(({ method }) => {
    if (method !== 'DELETE') return undefined
    isTold = true
    return Promise.reject(new TypeError('fetch failed'))
  })
  act(() => tab.uploads().remove(tab.uploads().items[0]?.key ?? ''))
  await waitFor(() => expect(isTold).toBe(true))
  tab.close()
  killEveryTab()
  onRequest(null)
  const next = openTab()
  await waitFor(() => expect(relay.uploads()).toEqual([]))
  expect(next.uploads().items).toEqual([])
})

test('no file is left on the device once clearing has resolved', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab()
  await tab.hold('a.pdf')
  const store = createStore('onlend-uploads', 'files')
  await waitFor(async () => expect((await keys(store)).length).toBeGreaterThan(0))
  const order: string[] = []
  const clear = IDBObjectStore.prototype.clear
  const spy = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.addEventListener('complete', () => order.push('files gone'))
    return clear.call(this)
  })
  onTestFinished(() => spy.mockRestore())
  await act(async () => {
    await clearLendingData(tab.lending())
    order.push('resolved')
  })
  expect(order).toEqual(['files gone', 'resolved'])
  expect(await keys(store)).toEqual([])
})

test('a host that keeps no drafts keeps no files', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab({}, { draftStorage: null })
  await tab.hold('a.pdf')
  expect(await indexedDB.databases()).toEqual([])
})
