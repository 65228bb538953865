import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OwnDashboard } from '../stories/recipes/OwnDashboard.tsx'
import { OwnLockbox } from '../stories/recipes/OwnLockbox.tsx'
import { OwnPartnerDetails } from '../stories/recipes/OwnPartnerDetails.tsx'
import { withPartnerFields } from '../stories/withPartnerFields.ts'

const meta = { title: 'Recipes/Partners and dashboard', tags: ['!autodocs'] } satisfies Meta

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

export const ADashboardWhileTheServiceFails: Story = {
  render: () => <OwnDashboard />,
  parameters: {
    lending: { customerPartnerId: 'cp_kwame', faults: [{ endpoint: 'getCreditLimit', fault: '500' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We cannot tell right now.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(await canvas.findByText('You can draw money.')).toBeVisible()
  },
}

export const TheLockboxInYourOwnMarkup: Story = {
  render: () => <OwnLockbox />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5400128767')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the number' })).toBeVisible()
  },
}

export const ThePartnerInYourOwnMarkup: Story = {
  render: () => <OwnPartnerDetails />,
  parameters: { lending: { prepare: withPartnerFields({ webhook_url: null }) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('No webhook address is set.')
    await expect(canvasElement.innerHTML).not.toContain('08030004821')
    await userEvent.click(canvas.getByRole('button', { name: 'Show phone' }))
    await expect(canvas.getByText(/08030004821/)).toBeVisible()
  },
}
