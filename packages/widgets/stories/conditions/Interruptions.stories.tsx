import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { storyPageContext } from '../storyPageContext.ts'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'
import { getWorld } from '../getWorld.ts'

/** A form that can be taken off the page and put back, as a reload or the back button would. */
function Reloadable(): ReactNode {
  const [loads, setLoads] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <WithdrawForm key={loads} country="nigeria" currency="NGN" defaultValues={storyPageContext.filled} />
    </>
  )
}

const meta = {
  title: 'Tests/Conditions/Interruptions',
  component: Reloadable,
  tags: ['!autodocs'],
} satisfies Meta<typeof Reloadable>

export default meta

type Story = StoryObj<typeof meta>

export const ReloadedWhileItIsBeingSent: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { relay, sandbox } = getWorld(loaded)
    const release = relay.holdWrites()
    await storyPageContext.confirm({ canvasElement, userEvent })
    await screen.findAllByText('Sending. Keep this page open.')
    // The dialog covers the page; a reload asks no question.
    canvas.getByText('Reload').click()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    release()
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
}
