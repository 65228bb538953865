import { createSandbox, manualClock } from '@onlend/sandbox'
import { onlineManager } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
// By path and not by name: the testing package stands on this one, and its tests on that one.
import { createRelayDouble } from '../../../testing/src/relay-double/index.ts'
import { LendingProvider } from '@onlend/hooks'
import { portfolioColumns, usePortfolio } from './index.ts'

test('a portfolio that opens with a stale offline state is not paused, and pauses at the next offline event', async () => {
  // As after a page that went offline, was left, and came back while no client was mounted.
  onlineManager.setOnline(false)
  const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} channelPartnerId="chp_harbour" storage={null} draftStorage={null}>
      {children}
    </LendingProvider>
  )
  const { result } = renderHook(() => usePortfolio({ columns: portfolioColumns }), { wrapper })
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  expect(result.current.isPaused).toBe(false)
  // A stale state would make the next offline event no change, and no listener would be called.
  expect(onlineManager.isOnline()).toBe(true)

  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(result.current.isPaused).toBe(true))
  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.isPaused).toBe(false))
})
