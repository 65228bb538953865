/// <reference types="node" />
import { Blob as PlatformBlob } from 'node:buffer'
import 'fake-indexeddb/auto'
import { act, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, entries, keys, setMany } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

/** What a killed tab, a flat battery or a reload leaves behind: nothing of the page. */
function killEveryTab() {
  uploadsEnd.tell()
}

/** Everything in the device's database, with bytes as the text they would be. */
async function readDevice(): Promise<string> {
  const all = await entries(createStore('onlend-uploads', 'files'))
  const texts = all.map(async ([key, value]) => {
    const parts = value instanceof Blob ? [value] : Object.values(Object(value)).map(toText)
    return `${String(key)}=${(await Promise.all(parts.map(readPart))).join()}`
  })
  return (await Promise.all(texts)).join('\n')
}

function toText(value: unknown): string {
  return value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : String(value)
}

async function readPart(part: Blob | string): Promise<string> {
  return typeof part === 'string' ? part : new TextDecoder('latin1').decode(await part.arrayBuffer())
}

test('S109: neither the bytes nor the name of a file are in the clear on the device, and a reload still has both', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab()
  act(() => tab.uploads().pauseAll())
  const file = new File(['%PDF-1.4 canary-of-the-bytes'], 'canary-of-the-name.pdf', {
    type: 'application/pdf',
  })
  act(() => tab.uploads().add(slot, [file]))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('held'))
  expect(tab.uploads().isKept).toBe(true)
  const device = await readDevice()
  expect(device).toContain('/blob/')
  expect(device).not.toContain('canary')
  tab.close()
  killEveryTab()
  const next = openTab()
  await waitFor(() => expect(next.uploads().items[0]).toMatchObject({ name: 'canary-of-the-name.pdf' }))
  const blob = await next.uploads().open(next.uploads().items[0]?.key ?? '')
  expect(await blob?.text()).toBe('%PDF-1.4 canary-of-the-bytes')
  expect(blob?.type).toBe('application/pdf')
})

test('S109: the key cannot be read out, and what is left behind after it has ended cannot be opened', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab()
  await tab.hold('a.pdf')
  const database = createStore('onlend-uploads', 'files')
  const found = (await entries(database)).find(([, value]) => value instanceof CryptoKey)
  expect(found?.[1]).toMatchObject({ extractable: false, type: 'secret' })
  const leftBehind = (await entries(database)).filter(([, value]) => !(value instanceof CryptoKey))
  tab.close()
  killEveryTab()

  await clearLendingData()
  expect(await keys(database)).toEqual([])
  // A disk gives back what was deleted, or a copy was made before.
  await setMany(leftBehind, database)
  const next = openTab()
  await waitFor(() => expect(next.uploads().status).toBe('ready'))
  expect(next.uploads().items).toEqual([])
  // With a new key of the same person, too.
  await next.hold('b.pdf')
  next.close()
  killEveryTab()
  const last = openTab()
  await waitFor(() => expect(last.uploads().items.map(({ name }) => name)).toEqual(['b.pdf']))
})

test('S109: what was sealed does not open in the place of another file', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab()
  act(() => tab.uploads().pauseAll())
  act(() => tab.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf')]))
  await waitFor(() => expect(tab.uploads().items.map(({ state }) => state)).toEqual(['held', 'held']))
  const database = createStore('onlend-uploads', 'files')
  const blobs = (await entries(database)).filter(([key]) => String(key).includes('/blob/'))
  const [first, second] = blobs
  await setMany([[first?.[0] ?? '', second?.[1]]], database)
  tab.close()
  killEveryTab()
  const next = openTab()
  await waitFor(() =>
    expect(
      next
        .uploads()
        .items.map(({ state }) => state)
        .sort(),
    ).toEqual(['failed', 'staged']),
  )
  expect(next.uploads().items.find(({ state }) => state === 'failed')?.problem).toBe('UNREADABLE')
})

test('without a secure context nothing is kept, the upload works, and the browser asks before the page is left', async () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), randomUUID: undefined })
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await tab.hold('a.pdf')
  expect(tab.uploads().isKept).toBe(false)
  expect(leaves()).toBe(false)
  expect(await keys(createStore('onlend-uploads', 'files'))).toEqual([])
  // The relay's, and no longer missing there.
  vi.stubGlobal('crypto', crypto)
  act(() => tab.uploads().resumeAll())
  await waitFor(() => expect(relay.uploads()[0]?.state).toBe('staged'))
  await waitFor(() => expect(tab.uploads().isBusy).toBe(false))
  expect(tab.uploads().isKept).toBe(true)
  expect(leaves()).toBe(true)
})
