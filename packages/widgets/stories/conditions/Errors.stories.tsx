import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { StoryWorld } from '../StoryWorld.ts'
import { PartnerPage } from './PartnerPage.tsx'

/** Every widget of a page in the same trouble: what is said, and whether trying again is offered. */
const meta = {
  title: 'Tests/Conditions/Errors',
  component: PartnerPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof PartnerPage>

export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: { lending: { network: 'timeout' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(3)
  },
}

export const Offline: Story = {
  parameters: { lending: { network: 'offline' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^You are offline/)).toHaveLength(3))
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3)
  },
}

export const ServiceInTrouble: Story = {
  parameters: { lending: { network: 'server-error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3))
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3)
  },
}

export const NoRelayAtTheAddress: Story = {
  parameters: { lending: { network: 'wrong-address' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/not from the service/)).toHaveLength(3))
    await expect(canvas.queryByText('No credit limit yet')).toBeNull()
    await expect(canvas.queryByText('No active drawdown')).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3)
  },
}

export const TooManyRequests: Story = {
  parameters: {
    lending: {
      faults: [
        { endpoint: 'getCreditLimit', fault: '429', times: 9 },
        { endpoint: 'getActiveDrawdown', fault: '429', times: 9 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Too many requests/)).toHaveLength(2))
  },
}

/** The service refused the installation's key: waiting does not help, and support needs the request id. */
export const KeyRefused: Story = {
  parameters: {
    lending: {
      faults: [
        { endpoint: 'getCreditLimit', fault: '401', times: 9 },
        { endpoint: 'getActiveDrawdown', fault: '401', times: 9 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/does not accept this app/)).toHaveLength(2))
    await expect(canvas.getAllByText(/Request ID/).length).toBeGreaterThanOrEqual(2)
    await expect(canvas.queryByText('No credit limit yet')).toBeNull()
  },
}

export const SessionExpired: Story = {
  parameters: { lending: { prepare: ({ relay }: StoryWorld) => relay.signOut() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Sign in again/)).toHaveLength(3))
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const NotAllowed: Story = {
  parameters: { lending: { customerPartnerId: 'cp_other' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('You have no access to this.')).toHaveLength(3))
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
