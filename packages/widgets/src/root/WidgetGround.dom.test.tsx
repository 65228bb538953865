import { createSandbox, manualClock } from '@onlend/sandbox'
import { renderWithLending } from '@onlend/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import { Skeleton, type SkeletonProps } from '../ui/Skeleton.tsx'
import { widgetScenes } from '../../test/widget-scenes/widgetScenes.tsx'
import { LendingRoot, type LendingRootProps } from './LendingRoot.tsx'
import type { WidgetHost } from './WidgetProps.ts'

afterEach(cleanup)

/** Fields and parts of a form have no frame: the form around them does. */
const parts = [
  // A count has several scenes in one; its stories prove the same.
  'attention-count',
  ...['bank-picker', 'credit-usage-spark', 'customer-picker', 'document-slot', 'mobile-money-picker'],
  ...['partner-switcher', 'upload-summary'],
]
const widgets = Object.keys(widgetScenes).filter((name) => !parts.includes(name))

function show(widget: ReactNode, root: Partial<LendingRootProps> = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const begin = () =>
    renderWithLending(<LendingRoot {...root}>{widget}</LendingRoot>, {
      ...{ sandbox, storage: null, draftStorage: null, locks: null },
    })
  return { sandbox, begin }
}

const withHost = (scene: ReactNode, host: WidgetHost): ReactNode => {
  if (!isValidElement<WidgetHost>(scene)) throw new TypeError('The scene is no widget.')
  return cloneElement(scene, host)
}

const slow = { timeout: 10_000 }

function Marked(props: SkeletonProps): ReactNode {
  return (
    <i data-testid="own">
      <Skeleton {...props} />
    </i>
  )
}

test.each(widgets)('%s reports once that it is ready, with no placeholder left', async (name) => {
  const placeholders: number[] = []
  const onReady = () => {
    placeholders.push(document.querySelectorAll('.ol-Skeleton').length)
  }
  const { begin } = show(withHost(widgetScenes[name]?.('op_none'), { onReady }))
  begin()
  expect(placeholders).toEqual([])
  await waitFor(() => expect(placeholders).toEqual([0]), slow)
  await act(async () => undefined)
  expect(placeholders).toHaveLength(1)
})

test('a widget whose read failed reports the error, and is ready only after a retry brought the data', async () => {
  const onReady = vi.fn()
  const onLoadError = vi.fn()
  const { sandbox, begin } = show(<CreditLimitCard {...{ onReady, onLoadError }} />)
  sandbox.faults.add({ endpoint: 'getCreditLimit', fault: '500', times: 9 })
  const { user } = begin()
  await user.click(await screen.findByRole('button', { name: 'Try again' }, slow))
  expect(onLoadError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ category: 'server' }))
  expect(onReady).not.toHaveBeenCalled()
  sandbox.faults.clear()
  await user.click(await screen.findByRole('button', { name: 'Try again' }, slow))
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce(), slow)
})

test('a slot replaces the placeholder, and may wrap the kit’s', async () => {
  const onReady = vi.fn()
  const { begin } = show(<CreditLimitCard onReady={onReady} />, { slots: { Skeleton: Marked } })
  begin()
  expect(screen.getAllByTestId('own').length).toBeGreaterThan(0)
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce(), slow)
  expect(screen.queryByTestId('own')).toBeNull()
})
