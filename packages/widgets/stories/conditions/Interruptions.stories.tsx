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
      <WithdrawForm key={loads} country="nigeria" currency="NGN" balance="1250000" bankPresentation="list" />
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

export const ADraftIsKeptWithoutItsNumbers: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { draftStorage } = getWorld(loaded)
    await storyPageContext.fill({ canvasElement, userEvent })
    // The code that keeps a draft is fetched while a person types.
    await waitFor(() => expect(draftStorage.length).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText(/We kept what you typed/)).toBeVisible()
    await expect(canvas.getByLabelText('Name on the account')).toHaveValue('Chidi Okafor')
    await expect(canvas.getByLabelText('Account number')).toHaveValue('')
    const kept = Array.from({ length: draftStorage.length }, (_, index) =>
      draftStorage.getItem(draftStorage.key(index) ?? ''),
    )
    await expect(kept.join()).not.toContain('2123456789')
  },
}

export const ReloadedWhileItIsBeingSent: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { relay, sandbox } = getWorld(loaded)
    const release = relay.holdWrites()
    await storyPageContext.send({ canvasElement, userEvent })
    await screen.findAllByText('Sending. Keep this page open.')
    // The dialog covers the page; a reload asks no question.
    canvas.getByText('Reload').click()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    release()
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
}
