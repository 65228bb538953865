import 'fake-indexeddb/auto'
import { cleanup, render, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys, setMany } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LendingProvider } from '../index.ts'

const now = 1_800_000_000_000
const hour = 3_600_000

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** A page with the provider alone: no form, no upload. */
function Page({ userId }: { userId: string | null }) {
  return (
    <LendingProvider relayUrl="/lending" userId={userId} now={() => now}>
      {null}
    </LendingProvider>
  )
}

function keep(userId: string, hoursAgo = 1) {
  const at = now - hoursAgo * hour
  sessionStorage.setItem(`onlend:draft:::${userId}:cp_1:withdraw-1`, JSON.stringify({ savedAt: at }))
  sessionStorage.setItem(`onlend:draft:::${userId}:cp_1:shared-1`, JSON.stringify({ keptAt: at }))
  const scope = `onlend:uploads:::${userId}:relay:cp_1:submitCreditAssessment:current`
  return setMany(
    [
      [`${scope}/file/1`, { key: '1', addedAt: at, sealed: new Uint8Array(3) }],
      [`${scope}/blob/1`, new Uint8Array(3)],
      [`${scope}/gone/2`, at],
      [`onlend:uploads:::${userId}:key`, 'its key'],
    ],
    database(),
  )
}

const database = () => createStore('onlend-uploads', 'files')

async function readOwners(): Promise<string[]> {
  const names = [...(await keys<string>(database())), ...Object.keys(sessionStorage)]
  return [...new Set(names.map((name) => name.split(':')[4] ?? ''))].sort()
}

test('S109: files, their key and drafts of another person go when the provider mounts, with no form opened', async () => {
  await keep('user_ada')
  await keep('user_bola')
  render(<Page userId="user_bola" />)
  await waitFor(async () => expect(await readOwners()).toEqual(['user_bola']))
  expect(await keys(database())).toHaveLength(4)
  expect(sessionStorage).toHaveLength(2)
})

test('S109: they go at once when another person takes over, and stay while no person is known', async () => {
  const page = render(<Page userId="user_ada" />)
  await keep('user_ada')
  page.rerender(<Page userId={null} />)
  page.rerender(<Page userId="user_ada" />)
  expect(await readOwners()).toEqual(['user_ada'])
  page.rerender(<Page userId="user_bola" />)
  await waitFor(async () => expect(await readOwners()).toEqual([]))
})

test('what has waited for 72 hours goes, also of the same person, and so does a draft that no form could read', async () => {
  await keep('user_ada', 73)
  sessionStorage.setItem('onlend:draft:::user_ada:cp_2:withdraw-1', 'damaged')
  sessionStorage.setItem('of the host', 'stays')
  render(<Page userId={null} />)
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['of the host']))
  await waitFor(async () => expect(await keys(database())).toEqual(['onlend:uploads:::user_ada:key']))
})

test('where nothing was ever kept, looking makes no database', async () => {
  sessionStorage.setItem('onlend:draft:::user_ada:cp_1:withdraw-1', JSON.stringify({ savedAt: now }))
  render(<Page userId="user_bola" />)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(await indexedDB.databases()).toEqual([])
})
