import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type LendingState, useLendingState } from '@onlend/hooks'
import type { ReactNode } from 'react'

const meta = { title: 'Hooks/Recipes/Partners and dashboard', tags: ['!autodocs'] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const ADashboardInYourOwnMarkup: Story = {
  render: () => <OwnDashboard />,
  parameters: { lending: { scenario: 'withActiveDrawdown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You owe money.')).toBeVisible()
    await expect(await canvas.findByText(/Left to repay: NGN/)).toBeVisible()
  },
}

const sentences: Record<LendingState, string> = {
  noLimit: 'You have no credit limit yet.',
  assessmentPending: 'Your documents were sent. There is no limit yet.',
  canDraw: 'You can draw money.',
  drawn: 'You owe money.',
  expired: 'Your limit has expired.',
  unknown: 'We cannot tell right now.',
}

/** Where a partner stands, decided by the kit and drawn by you. */
function OwnDashboard(): ReactNode {
  const { state, isError, isFetching, refetch, reads } = useLendingState()
  if (state === undefined) return <p>Loading…</p>
  const owed = reads.activeDrawdown.data?.amount_outstanding
  return (
    <div>
      <p>{sentences[state]}</p>
      {state === 'drawn' && owed && (
        <p>
          Left to repay: {reads.creditLimit.data?.currency} {owed}
        </p>
      )}
      {isError && (
        <button type="button" aria-disabled={isFetching} onClick={refetch}>
          Look again
        </button>
      )}
    </div>
  )
}
