import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createUploadFixture } from '../../test/createUploadFixture.tsx'
import { endPages } from '../../test/endPages.ts'
import { makeFile } from '../../test/makeFile.ts'
import { sessionQueryOptions } from '../index.ts'
import type { UploadProblem } from '@onlend/core/client/uploads'

afterEach(endPages)

const slot = 'bank_statements'
const kibibyte = 1024

test('a link that is cut in the middle of a file costs no more than the chunk', async () => {
  const { openTab, relay, seen, bytesSent, onRequest } = createUploadFixture()
  const tab = openTab()
  const cut: number[] = []
  onRequest(({ method, offset, bytes }) => {
    if (method !== 'PATCH' || offset === 0 || cut.length === 2) return undefined
    cut.push(bytes)
    return Promise.reject(new TypeError('fetch failed'))
  })
  const file = makeFile('a.pdf', 900 * kibibyte)
  act(() => tab.uploads().add(slot, [file]))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('staged'))
  expect(relay.uploads()).toHaveLength(1)
  expect(seen.filter(({ method, offset }) => method === 'PATCH' && offset === 0)).toHaveLength(1)
  expect(bytesSent()).toBe(file.size + (cut[0] ?? 0) + (cut[1] ?? 0))
  // A chunk that did not get through is tried smaller.
  expect(cut[1]).toBeLessThan(cut[0] ?? 0)
})

test('an answer that is lost begins nothing twice, and sends nothing twice', async () => {
  const { openTab, relay, bytesSent } = createUploadFixture()
  const tab = openTab()
  await waitFor(() => expect(tab.uploads().status).toBe('ready'))
  // The answer to the beginning, and then the answer to the only chunk.
  relay.breakLine('after', { times: 2 })
  await tab.stage('a.pdf')
  expect(relay.uploads()).toHaveLength(1)
  expect(bytesSent()).toBe(2_000)
  expect(tab.uploads().items).toHaveLength(1)
})

test('what never gets through fails after many tries, and can be tried again', async () => {
  const { openTab, onRequest, seen } = createUploadFixture()
  const tab = openTab()
  onRequest(({ method }) => (method === 'POST' ? Response.json({}, { status: 503 }) : undefined))
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(tab.uploads().items[0]?.problem).toBe('CONNECTION'))
  expect(seen.filter(({ method }) => method === 'POST').length).toBeGreaterThan(5)
  expect(tab.uploads().progress.files).toBe(0)
  onRequest(null)
  act(() => tab.uploads().retry(tab.uploads().items[0]?.key ?? ''))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('staged'))
  expect(tab.events.map(({ type }) => type)).toContain('upload.failed')
})

test('S117: while the relay has no room, or cannot scan, a file says so, is asked for again when the relay says, and is never given up', async () => {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const { openTab, onRequest, relay } = createUploadFixture({}, { wait })
  const tab = openTab()
  const problems = new Set<UploadProblem | null>()
  onRequest(({ method, offset }) => {
    problems.add(tab.uploads().items[0]?.problem ?? null)
    // First there is no room for it, later none for the rest of it.
    const isRefused =
      method === 'POST' ? waits.length < 20 : method === 'PATCH' && Number(offset) > 0 && waits.length < 40
    if (!isRefused) return undefined
    const headers = { 'Onlend-Error': 'uploads_unavailable', 'Retry-After': '30' }
    return Response.json({}, { status: 503, headers })
  })
  act(() => tab.uploads().add(slot, [makeFile('a.pdf', 900 * kibibyte)]))
  await waitFor(() => expect(tab.uploads().items[0]).toMatchObject({ state: 'staged', problem: null }))
  expect(waits).toEqual(Array(40).fill(30_000))
  expect(problems).toEqual(new Set([null, 'UNAVAILABLE']))
  expect(tab.events.map(({ type }) => type)).not.toContain('upload.failed')
  expect(relay.uploads()).toHaveLength(1)
})

test('S118: a staged file that the relay has lost is sent again by the page that still has it', async () => {
  const { openTab, relay, onRequest, seen } = createUploadFixture()
  const tab = openTab()
  await tab.stage('a.pdf')
  const { limits } = tab.uploads()
  const lost = { state: 'uploading', offset: 0, type: null, sha256: null }
  const uploads = relay.uploads().map((upload) => ({ ...upload, ...lost }))
  let lists = 0
  onRequest(({ method }) => {
    if (method !== 'GET' || lists > 0) return undefined
    lists += 1
    return Response.json({ status: 'success', message: 'ok', data: { uploads, limits } })
  })
  const before = seen.length
  await act(() => tab.uploads().refresh())
  // This stand-in has it all the time: asked for its offset, it says that nothing is missing.
  await waitFor(() => expect(seen.slice(before).some(({ method }) => method === 'HEAD')).toBe(true))
  await waitFor(() => expect(tab.uploads().items).toMatchObject([{ state: 'staged' }]))
})

test('a session that ends in the middle stops everything, and goes on after sign-in', async () => {
  const { openTab, relay, onRequest, hostEvents, seen } = createUploadFixture()
  const tab = openTab()
  let isFirst = true
  onRequest(({ method, offset }) => {
    if (method !== 'PATCH' || offset === 0 || !isFirst) return undefined
    isFirst = false
    relay.signOut()
    return undefined
  })
  const file = makeFile('a.pdf', 900 * kibibyte)
  act(() => tab.uploads().add(slot, [file]))
  await waitFor(() => expect(tab.uploads().items[0]).toMatchObject({ state: 'held', pause: 'session' }))
  expect(tab.uploads().isSignedOut).toBe(true)
  act(() => tab.uploads().add(slot, [makeFile('b.pdf')]))
  await waitFor(() => expect(tab.uploads().items[1]).toMatchObject({ state: 'held', pause: 'session' }))
  expect(hostEvents.filter(({ type }) => type === 'session.expired')).toHaveLength(1)
  relay.signIn()
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(tab.uploads().progress.filesStaged).toBe(2))
  expect(tab.uploads().isSignedOut).toBe(false)
  expect(seen.filter(({ method, offset }) => method === 'PATCH' && offset === 0)).toHaveLength(2)
})

test('a session that is back shows in whatever is read, and uploads go on', async () => {
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  relay.signOut()
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(tab.uploads().items[0]?.pause).toBe('session'))
  relay.signIn()
  const { queryClient } = tab.lending()
  await act(() => queryClient.fetchQuery(sessionQueryOptions(tab.lending())))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('staged'))
})

test('without a link everything waits, and goes on by itself', async () => {
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  await waitFor(() => expect(tab.uploads().status).toBe('ready'))
  setOnline(false)
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(tab.uploads().items[0]).toMatchObject({ state: 'held', pause: 'offline' }))
  expect(tab.uploads().isOffline).toBe(true)
  expect(tab.uploads().isBusy).toBe(true)
  expect(relay.uploads()).toEqual([])
  setOnline(true)
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('staged'))
})

const refused: readonly [name: string, file: () => File, problem: UploadProblem][] = [
  ['without bytes', () => new File([], 'a.pdf', { type: 'application/pdf' }), 'EMPTY'],
  ['of no type that is taken', () => new File(['MZ'], 'a.exe'), 'TYPE'],
  ['that is not what its name says', () => new File(['%PDF-1.4'], 'a.png', { type: 'image/png' }), 'TYPE'],
  [
    'that opens with a password',
    () => new File(['%PDF-1.4 trailer << /Encrypt 5 0 R >>'], 'a.pdf'),
    'ENCRYPTED',
  ],
  ['that the relay finds to need a password', () => makeFile('encrypted.pdf'), 'ENCRYPTED'],
  ['that the relay does not trust', () => makeFile('bomb.pdf'), 'SUSPICIOUS'],
  ['larger than one may be', () => makeFile('a.pdf', 5_000), 'TOO_LARGE'],
]
for (const [name, file, problem] of refused) {
  test(`a file ${name} is rejected with the reason, and does not count`, async () => {
    const { openTab, relay } = createUploadFixture()
    const tab = openTab({ maxFileBytes: 4_000 })
    act(() => tab.uploads().add(slot, [file()]))
    await waitFor(() => expect(tab.uploads().items[0]).toMatchObject({ state: 'rejected', problem }))
    expect(relay.uploads()).toEqual([])
    expect(tab.uploads().progress).toMatchObject({ files: 0, ratio: 1 })
    expect(tab.events.at(-1)).toEqual({ type: 'upload.rejected', slot, problem })
    await act(() => tab.uploads().refresh())
    expect(tab.uploads().items).toHaveLength(1)
  })
}

test('a file that was refused while the device was away is sent once, although the list does not have it', async () => {
  let waits = 0
  const wait = async () => {
    waits += 1
    if (waits === 2) setOnline(false)
  }
  const { openTab, relay, bytesSent } = createUploadFixture({}, { wait })
  const tab = openTab()
  await waitFor(() => expect(tab.uploads().status).toBe('ready'))
  relay.breakLine('after', { times: 2 })
  const file = makeFile('bomb.pdf')
  act(() => tab.uploads().add(slot, [file]))
  await waitFor(() => expect(tab.uploads().items[0]).toMatchObject({ state: 'held', pause: 'offline' }))
  await act(() => tab.uploads().refresh())
  setOnline(true)
  await waitFor(() =>
    expect(tab.uploads().items[0]).toMatchObject({ state: 'rejected', problem: 'SUSPICIOUS' }),
  )
  expect(bytesSent()).toBe(file.size)
})

test('a file too large for the relay is rejected also where the limit was not known in time', async () => {
  const { openTab, relay, onRequest } = createUploadFixture({ uploads: { maxFileBytes: 1_000 } })
  const tab = openTab()
  onRequest(({ method }) => (method === 'GET' ? Response.json({}, { status: 500 }) : undefined))
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(tab.uploads().items[0]?.problem).toBe('TOO_LARGE'))
  expect(relay.uploads()).toEqual([])
  await waitFor(() => expect(tab.uploads().status).toBe('error'))
})

test('a slot takes no more files than it may', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab({ getMaxFiles: () => 1 })
  act(() => tab.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf')]))
  act(() => tab.uploads().add('side_letter', [makeFile('c.pdf')]))
  await waitFor(() => expect(tab.uploads().progress.filesStaged).toBe(2))
  expect(tab.uploads().items.map(({ problem }) => problem)).toEqual([null, 'TOO_MANY', null])
})

test('a file that arrives damaged is sent once more, and no third time', async () => {
  const { openTab, seen } = createUploadFixture()
  const tab = openTab()
  act(() => tab.uploads().add(slot, [makeFile('corrupted.pdf')]))
  await waitFor(() => expect(tab.uploads().items[0]).toMatchObject({ state: 'failed', problem: 'CHANGED' }))
  expect(seen.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

test('where there is no room a file waits, and goes on once something is removed', async () => {
  const { openTab } = createUploadFixture({ uploads: { maxBytes: 3_000 } })
  const tab = openTab()
  act(() => tab.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf')]))
  await waitFor(() =>
    expect(tab.uploads().items[1]).toMatchObject({ state: 'failed', problem: 'STAGING_FULL' }),
  )
  act(() => tab.uploads().remove(tab.uploads().items[0]?.key ?? ''))
  await waitFor(() =>
    expect(tab.uploads().items).toMatchObject([{ name: 'b.pdf', state: 'staged', problem: null }]),
  )
})

test('what the relay has thrown away in the middle is sent again from its start', async () => {
  const { openTab, relay, onRequest } = createUploadFixture()
  const tab = openTab()
  let isFirst = true
  onRequest(({ method, offset }) => {
    if (method !== 'PATCH' || offset === 0 || !isFirst) return undefined
    isFirst = false
    return Response.json({}, { status: 404, headers: { 'Onlend-Error': 'not_found' } })
  })
  act(() => tab.uploads().add(slot, [makeFile('a.pdf', 900 * kibibyte)]))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('staged'))
  expect(relay.uploads().filter(({ state }) => state === 'staged')).toHaveLength(1)
})

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
