import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { createUploadFixture } from '../../test/createUploadFixture.tsx'
import { endPages } from '../../test/endPages.ts'
import { makeFile } from '../../test/makeFile.ts'
import { useUploads } from './useUploads.ts'

afterEach(endPages)

const slot = 'bank_statements'
const kibibyte = 1024

test('a file that is picked is staged, and stands in a write', async () => {
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  await tab.stage('january.pdf')
  const [upload] = relay.uploads()
  expect(tab.uploads().getStaged(slot)).toEqual([{ upload_id: upload?.id, sha256: upload?.sha256 }])
  expect(upload).toMatchObject({ slot, name: 'january.pdf', size: 2_000, state: 'staged' })
  expect(tab.uploads().items[0]).toMatchObject({ isHere: true, uploadedBy: null, sent: 2_000, problem: null })
  expect(tab.uploads().progress).toMatchObject({ files: 1, filesStaged: 1, ratio: 1 })
  expect(tab.events.map(({ type }) => type)).toEqual(['upload.started', 'upload.staged'])
})

test('two hooks of one page share a set, and StrictMode sends nothing twice', async () => {
  const { relay, wrapper: Provider } = createFixture()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Provider>{children}</Provider>
    </StrictMode>
  )
  const use = () => useUploads({ kind: 'submitCreditAssessment' })
  const { result } = renderHook(() => [use(), use()] as const, { wrapper })
  act(() => result.current[0].add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(result.current[1].items[0]?.state).toBe('staged'))
  expect(result.current[0].items).toEqual(result.current[1].items)
  expect(relay.uploads()).toHaveLength(1)
})

test('sets, kinds and partners are apart', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab()
  const others = [
    openTab({ set: 'other' }),
    openTab({ kind: 'registerCustomer' }),
    openTab({ customerPartnerId: 'cp_lakeside' }),
  ]
  await tab.stage('a.pdf')
  await act(() => Promise.all(others.map((other) => other.uploads().refresh())))
  expect(others.flatMap((other) => other.uploads().items)).toEqual([])
})

test('sending goes on while nothing shows it', async () => {
  const { openTab, relay, hold } = createUploadFixture()
  const tab = openTab()
  const release = hold('PATCH')
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('sending'))
  tab.close()
  release()
  await waitFor(() => expect(relay.uploads()[0]?.state).toBe('staged'))
})

test('a person stops one file or all, and lets them go on', async () => {
  const { openTab, relay } = createUploadFixture()
  const tab = openTab()
  act(() => tab.uploads().pauseAll())
  act(() => tab.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf')]))
  await waitFor(() => expect(tab.uploads().items.map(({ pause }) => pause)).toEqual(['person', 'person']))
  expect(tab.uploads().isPaused).toBe(true)
  const [first, second] = tab.uploads().items.map(({ key }) => key)
  act(() => tab.uploads().pause(first ?? ''))
  act(() => tab.uploads().resumeAll())
  await waitFor(() => expect(tab.uploads().progress.filesStaged).toBe(2))
  expect(relay.uploads()).toHaveLength(2)
  expect([first, second]).toEqual(tab.uploads().items.map(({ key }) => key))
})

test('a file that is moved goes where it is put, within its slot', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab()
  act(() => tab.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf'), makeFile('c.pdf')]))
  act(() => tab.uploads().add('side_letter', [makeFile('d.pdf')]))
  await waitFor(() => expect(tab.uploads().progress.filesStaged).toBe(4))
  const names = () =>
    tab
      .uploads()
      .getItems(slot)
      .map(({ name }) => name)
  const [, , c] = tab.uploads().items
  act(() => tab.uploads().move(c?.key ?? '', 0))
  expect(names()).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
  expect(
    tab
      .uploads()
      .getStaged(slot)
      .map((file) => file.upload_id),
  ).toEqual(
    tab
      .uploads()
      .getItems(slot)
      .map(({ uploadId }) => uploadId),
  )
  expect(Object.keys(tab.uploads().order)).toEqual([slot])
  // As another device keeps it.
  const ids = tab
    .uploads()
    .getItems(slot)
    .map(({ uploadId }) => uploadId ?? '')
  act(() => tab.uploads().setOrder({ [slot]: ids.toReversed() }))
  expect(names()).toEqual(['b.pdf', 'a.pdf', 'c.pdf'])
})

test('a file that replaces another waits for its turn, and then takes its place', async () => {
  const { openTab, relay, hold } = createUploadFixture()
  const tab = openTab({ getMaxFiles: () => 2 })
  act(() => tab.uploads().add(slot, [makeFile('a.pdf'), makeFile('b.pdf')]))
  await waitFor(() => expect(tab.uploads().progress.filesStaged).toBe(2))
  const [a] = tab.uploads().items
  const release = hold('PATCH')
  act(() => tab.uploads().replace(a?.key ?? '', makeFile('new a.pdf')))
  await waitFor(() => expect(tab.uploads().items[1]?.state).toBe('sending'))
  expect(tab.uploads().getStaged(slot)).toHaveLength(2)
  release()
  await waitFor(() => expect(tab.uploads().items.map(({ name }) => name)).toEqual(['new a.pdf', 'b.pdf']))
  expect(tab.uploads().getStaged(slot)).toHaveLength(2)
  await waitFor(() =>
    expect(
      relay
        .uploads()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['b.pdf', 'new a.pdf']),
  )
})

test('a replacement that is refused leaves the old file where it was', async () => {
  const { openTab } = createUploadFixture()
  const tab = openTab()
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(tab.uploads().progress.filesStaged).toBe(1))
  act(() => tab.uploads().replace(tab.uploads().items[0]?.key ?? '', makeFile('bomb.pdf')))
  await waitFor(() => expect(tab.uploads().items[1]?.problem).toBe('SUSPICIOUS'))
  expect(tab.uploads().getStaged(slot)).toHaveLength(1)
  // In place of the refused one, and of the old one, comes the next.
  act(() => tab.uploads().retry(tab.uploads().items[1]?.key ?? '', makeFile('good.pdf')))
  await waitFor(() => expect(tab.uploads().items.map(({ name }) => name)).toEqual(['good.pdf']))
})

test('switched off, it reads and sends nothing', async () => {
  const { openTab, seen } = createUploadFixture()
  const tab = openTab({ enabled: false })
  act(() => tab.uploads().add(slot, [makeFile('a.pdf')]))
  await waitFor(() => expect(tab.uploads().items[0]?.state).toBe('queued'))
  expect(tab.uploads().status).toBe('pending')
  expect(seen).toEqual([])
})

test('a host that wants smaller files than the relay says so in the limits, and never larger ones', async () => {
  const { wrapper } = createFixture({ relay: { uploads: { maxFileBytes: 50 * kibibyte } } })
  const { result, rerender } = renderHook(
    ({ maxFileBytes }) => useUploads({ kind: 'submitCreditAssessment', maxFileBytes }),
    { wrapper, initialProps: { maxFileBytes: 10 * kibibyte } },
  )
  await waitFor(() => expect(result.current.limits?.maxFileBytes).toBe(10 * kibibyte))
  rerender({ maxFileBytes: 80 * kibibyte })
  expect(result.current.limits?.maxFileBytes).toBe(50 * kibibyte)
})
