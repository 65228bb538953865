import { createLendingClient } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFile } from '../../test/makeFile.ts'
import { LendingProvider } from '../index.ts'
import { wipeUploads } from '@onlend/core/client'
import { uploadsEnd } from '@onlend/core/client/uploads'
import { useUploads } from './useUploads.ts'

const slot = 'bank_statements'
const mebibyte = 1024 * 1024

beforeEach(() => wipeUploads())
afterEach(cleanup)

/** A tab that reaches the stand-in by the browser's own network stack. */
function openTab(name: string) {
  const client = createLendingClient({ baseUrl: `/stand-in/${name}`, retries: { delay: 1 } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} customerPartnerId="cp_adaeze" userId="user_ada">
      {children}
    </LendingProvider>
  )
  return renderHook(() => useUploads({ kind: 'submitCreditAssessment' }), { wrapper })
}

async function receivedBy(name: string): Promise<number> {
  const answer = await fetch(`/stand-in/${name}/received`)
  // The cast states what the stand-in answers.
  return ((await answer.json()) as { received: number }).received
}

test('a file travels with its progress, and is there as it was', async () => {
  const { result } = openTab('plain')
  const shown = new Set<number>()
  const file = makeFile('january.pdf', 3 * mebibyte)
  act(() => result.current.add(slot, [file]))
  await waitFor(() => {
    shown.add(result.current.progress.bytesSent)
    expect(result.current.items[0]?.state).toBe('staged')
  })
  await waitFor(() => expect(result.current.items[0]?.expiresAt).toEqual(expect.any(String)))
  const [item] = result.current.items
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const expected = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(result.current.getStaged(slot)).toEqual([{ upload_id: item?.uploadId, sha256: expected }])
  expect(await receivedBy('plain')).toBe(file.size)
  expect(Math.max(...shown)).toBe(file.size)
})

test('what waits on this device is sent after a reload, from the device’s own database', async () => {
  const first = openTab('reload')
  act(() => first.result.current.pauseAll())
  const file = makeFile('january.pdf', mebibyte)
  act(() => first.result.current.add(slot, [file, makeFile('february.pdf')]))
  await waitFor(() => expect(first.result.current.items.map(({ state }) => state)).toEqual(['held', 'held']))
  first.unmount()
  // All that a killed tab leaves behind is what the device has kept.
  uploadsEnd.tell()

  const next = openTab('reload')
  await waitFor(() => expect(next.result.current.progress.filesStaged).toBe(2))
  expect(next.result.current.items.map(({ name }) => name)).toEqual(['january.pdf', 'february.pdf'])
  expect(await receivedBy('reload')).toBe(file.size + 2_000)
})
