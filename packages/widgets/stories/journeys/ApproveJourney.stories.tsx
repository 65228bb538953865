import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApprovalsList } from '../../src/approvals-list/ApprovalsList.tsx'
import type { StoryWorld } from '../StoryWorld.ts'
import { waitForApproval } from '../waitForApproval.ts'
import { JourneyPage } from './JourneyPage.tsx'

const meta = {
  title: 'Journeys/Approve',
  component: JourneyPage,
  tags: ['!autodocs'],
  parameters: {
    lending: {
      width: 'wide',
      clock: 'running',
      relay: { spendingControls: { currency: 'NGN', withdraw: { approval: { above: '1000' } } } },
      prepare: async (world: StoryWorld) => {
        await waitForApproval(world)
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof JourneyPage>

export default meta

/** Decide as the second person on a withdrawal that another person has asked for. */
export const Approve: StoryObj<typeof meta> = {
  name: 'Approve: maker and checker',
  args: {
    title: 'Approve',
    children: <ApprovalsList />,
  },
}
