import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createUploadFixture } from '../../test/createUploadFixture.tsx'
import { endPages } from '../../test/endPages.ts'
import { makeFile } from '../../test/makeFile.ts'
import { clearLendingData } from '../index.ts'

afterEach(endPages)

const slot = 'bank_statements'

test('what a colleague uploads is listed under their name, and can be looked at', async () => {
  const { openTab, relay } = createUploadFixture()
  await relay.stageFile({ slot, name: 'theirs.pdf', content: '%PDF-1.4 of a colleague' })
  const tab = openTab()
  await waitFor(() => expect(tab.uploads().status).toBe('ready'))
  const [item] = tab.uploads().items
  expect(item).toMatchObject({ state: 'staged', isHere: false, uploadedBy: 'Bola Adeyemi' })
  expect(tab.uploads().isBusy).toBe(false)
  const blob = await tab.uploads().open(item?.key ?? '')
  expect(await blob?.text()).toBe('%PDF-1.4 of a colleague')
  expect(blob?.type).toBe('application/pdf')
  expect(await tab.uploads().open('unknown')).toBeNull()
})

test('a file that another device began is gone on with by picking it again', async () => {
  const { openTab, relay, bytesSent } = createUploadFixture()
  const file = makeFile('theirs.pdf', 3_000)
  const content = new Uint8Array(await file.arrayBuffer())
  await relay.stageFile({ slot, name: 'theirs.pdf', content, arrived: 2_000 })
  const tab = openTab()
  await waitFor(() => expect(tab.uploads().items[0]).toMatchObject({ state: 'failed', problem: 'NOT_HERE' }))
  const key = tab.uploads().items[0]?.key ?? ''
  act(() => tab.uploads().retry(key, file))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('staged'))
  expect(tab.uploads().items[0]?.key).toBe(key)
  expect(bytesSent()).toBe(1_000)
  expect(relay.uploads()).toHaveLength(1)
})

test('another file in place of a half one starts anew, and the half one goes', async () => {
  const { openTab, relay } = createUploadFixture()
  await relay.stageFile({ slot, content: 'x'.repeat(3_000), arrived: 2_000 })
  const tab = openTab()
  await waitFor(() => expect(tab.uploads().items[0]?.problem).toBe('NOT_HERE'))
  act(() => tab.uploads().retry(tab.uploads().items[0]?.key ?? '', makeFile('other.pdf', 1_000)))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('staged'))
  await waitFor(() => expect(relay.uploads().map(({ name }) => name)).toEqual(['other.pdf']))
  expect(tab.uploads().items).toHaveLength(1)
})

test('a file that is removed on one device is removed on the other', async () => {
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  const colleague = openTab({}, { userId: 'user_bola', locks: null })
  act(() => tab.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf')]))
  await waitFor(() => expect(tab.uploads().progress.filesStaged).toBe(2))
  await act(() => colleague.uploads().refresh())
  await waitFor(() => expect(colleague.uploads().items).toHaveLength(2))
  act(() => colleague.uploads().remove(colleague.uploads().items[0]?.key ?? ''))
  await waitFor(() => expect(relay.uploads()).toHaveLength(1))
  await act(() => tab.uploads().refresh())
  await waitFor(() => expect(tab.uploads().items.map(({ name }) => name)).toEqual(['b.pdf']))
  expect(colleague.events).toEqual([{ type: 'upload.removed', slot, bytes: 2_000 }])
})

test('sign-out stops everything and shows nothing any more', async () => {
  const { openTab, hold, seen } = createUploadFixture()
  const tab = openTab()
  hold('PATCH')
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(seen.some(({ method }) => method === 'PATCH')).toBe(true))
  await act(() => clearLendingData(tab.lending()))
  await waitFor(() => expect(tab.uploads().isBusy).toBe(false))
  expect(tab.uploads().items.every(({ isHere }) => !isHere)).toBe(true)
})

test('another person on the same device neither sees nor sends what the one before had picked', async () => {
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  await tab.hold('a.pdf')
  act(() => tab.rerender({ userId: 'user_bola' }))
  await waitFor(() => expect(tab.uploads().status).toBe('ready'))
  expect(tab.uploads().items).toEqual([])
  expect(relay.uploads()).toEqual([])
})

test('what was on its way for one person is sent no further once another takes over', async () => {
  const { openTab, hold, seen } = createUploadFixture()
  const tab = openTab()
  const pieces = () => seen.filter(({ method }) => method === 'PATCH').length
  const release = hold('PATCH')
  act(() => tab.uploads().add(slot, [makeFile('a.pdf', 900 * 1024)]))
  await waitFor(() => expect(pieces()).toBe(1))
  act(() => tab.rerender({ userId: 'user_bola' }))
  release()
  await waitFor(() => expect(tab.uploads().status).toBe('ready'))
  await act(() => tab.uploads().refresh())
  expect(pieces()).toBe(1)
})
