import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Brand/Primitives/Timeline',
  component: Timeline,
  args: {
    label: 'How this withdrawal stands',
    steps: [
      { key: 'requested', label: 'Requested', note: '15 Jan 2026, 10:00 GMT+1', state: 'done' },
      { key: 'accepted', label: 'Accepted', note: '15 Jan 2026, 10:00 GMT+1', state: 'current' },
      { key: 'final', label: 'Bank’s answer', note: 'Awaited', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Failed: Story = {
  args: {
    steps: [
      { key: 'requested', label: 'Requested', note: '15 Jan 2026, 10:00 GMT+1', state: 'done' },
      { key: 'final', label: 'Failed', note: 'The account is closed.', state: 'failed' },
    ],
  },
}

export const Unknown: Story = {
  args: {
    steps: [
      { key: 'requested', label: 'Requested', note: '15 Jan 2026, 10:00 GMT+1', state: 'done' },
      { key: 'unknown', label: 'No answer yet', note: 'We are checking.', state: 'unknown' },
      { key: 'final', label: 'Bank’s answer', note: 'Awaited', state: 'waiting' },
    ],
  },
}
