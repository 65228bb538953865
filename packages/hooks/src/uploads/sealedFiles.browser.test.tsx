import { createLendingClient } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createStore, entries, setMany } from 'idb-keyval'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LendingProvider, clearLendingData } from '../index.ts'
import { wipeUploads } from '@onlend/core/client'
import { uploadsEnd } from '@onlend/core/client/uploads'
import { useUploads } from './useUploads.ts'

const slot = 'bank_statements'
const canary = 'canary-of-adaeze'

beforeEach(() => wipeUploads())
afterEach(cleanup)

function openTab() {
  const client = createLendingClient({ baseUrl: '/stand-in/sealed', retries: { delay: 1 } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} customerPartnerId="cp_adaeze" userId="user_ada">
      {children}
    </LendingProvider>
  )
  return renderHook(() => useUploads({ kind: 'submitCreditAssessment' }), { wrapper })
}

/** All that the browser's own database holds, as text. */
async function readDatabase(): Promise<string> {
  const texts = (await entries(createStore('onlend-uploads', 'files'))).map(async ([key, value]) => {
    const parts = value instanceof Blob ? [value] : Object.values(Object(value))
    const whole = new Blob([String(key), ...parts.map((part) => (isBytes(part) ? part : String(part)))])
    return new TextDecoder('latin1').decode(await whole.arrayBuffer())
  })
  return (await Promise.all(texts)).join('\n')
}

function isBytes(part: unknown): part is BlobPart {
  return part instanceof Blob || part instanceof Uint8Array
}

test('Chromium’s database holds a file that waits without its bytes or its name in the clear, and nothing that opens after a sign-out', async () => {
  const tab = openTab()
  act(() => tab.result.current.pauseAll())
  const file = new File([`%PDF-1.4 ${canary}`], `${canary}.pdf`, { type: 'application/pdf' })
  act(() => tab.result.current.add(slot, [file]))
  await waitFor(() => expect(tab.result.current.items[0]?.state).toBe('held'))
  const kept = await readDatabase()
  expect(kept).toContain('/blob/')
  expect(kept).not.toContain(canary)
  const store = createStore('onlend-uploads', 'files')
  const before = await entries(store)
  const key = before.find(([, value]) => value instanceof CryptoKey)?.[1]
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  tab.unmount()
  uploadsEnd.tell()

  const again = openTab()
  await waitFor(() => expect(again.result.current.items[0]?.name).toBe(`${canary}.pdf`))
  const blob = await again.result.current.open(again.result.current.items[0]?.key ?? '')
  expect(await blob?.text()).toBe(`%PDF-1.4 ${canary}`)
  again.unmount()
  uploadsEnd.tell()

  await clearLendingData()
  await setMany(
    before.filter(([, value]) => value !== key),
    store,
  )
  const after = openTab()
  await waitFor(() => expect(after.result.current.status).toBe('ready'))
  expect(after.result.current.items.filter(({ isHere }) => isHere)).toEqual([])
})
