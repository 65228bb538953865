import { useLending } from '@onlend/hooks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { getWorld } from '../getWorld.ts'
import { PartnerPage } from './PartnerPage.tsx'
import { sentAndFailed } from './sentAndFailed.ts'

/** A page whose host lets a person refresh it. */
function RefreshablePage(): ReactNode {
  const { queryClient } = useLending()
  return (
    <>
      <button type="button" onClick={() => void queryClient.invalidateQueries()}>
        Refresh the page
      </button>
      <PartnerPage />
    </>
  )
}

const meta = {
  title: 'Tests/Conditions/Old data',
  component: RefreshablePage,
  tags: ['!autodocs'],
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed, width: 'wide' } },
} satisfies Meta<typeof RefreshablePage>

export default meta

type Story = StoryObj<typeof meta>

export const TheLinkDropsAndComesBack: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    const { setNetwork } = getWorld(loaded)
    await canvas.findByText('₦3,600,000')
    await canvas.findByText('Not confirmed')
    setNetwork('offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh the page' }))
    const notes = () => canvas.getAllByText('You are offline. Last seen just now.')
    await waitFor(() => expect(notes().length).toBeGreaterThanOrEqual(3))
    await expect(canvas.getByText('₦3,600,000')).toBeVisible()
    await step('Nothing says that it is old any more', async () => {
      setNetwork('fast')
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh the page' }))
      await waitFor(() => expect(canvas.queryByText(/Last seen/)).toBeNull())
      await expect(canvas.getByText('₦3,600,000')).toBeVisible()
    })
  },
}
