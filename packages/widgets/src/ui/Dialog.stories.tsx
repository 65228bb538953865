import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

function Opener({ role }: { role: 'dialog' | 'alertdialog' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Check</Button>
      {open && (
        <Dialog
          role={role}
          title="Withdraw ₦50,000?"
          description="This cannot be undone."
          closeLabel="Close"
          onClose={() => setOpen(false)}
        >
          <Button variant="primary">Withdraw ₦50,000</Button>
        </Dialog>
      )}
    </>
  )
}

const meta = {
  title: 'Brand/Primitives/Dialog',
  tags: ['needs-browser'],
  component: Opener,
  args: { role: 'alertdialog' },
} satisfies Meta<typeof Opener>

export default meta

type Story = StoryObj<typeof meta>

export const FocusStaysInside: Story = {
  tags: ['own-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw ₦50,000?' })
    await expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Withdraw ₦50,000?' })).toHaveFocus())
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement | null)
    }
  },
}

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Check' })
    await userEvent.click(opener)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
