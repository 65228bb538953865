import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Brand/Primitives/Badge',
  component: Badge,
  args: { tone: 'success', icon: 'check', children: 'Active' },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

const every = (
  <p>
    <Badge tone="neutral">No status</Badge> <Badge tone="info">Pending</Badge>{' '}
    <Badge tone="success" icon="check">
      Active
    </Badge>{' '}
    <Badge tone="warning" icon="clock">
      Due in 3 days
    </Badge>{' '}
    <Badge tone="danger" icon="close">
      Failed
    </Badge>
  </p>
)

export const EveryTone: Story = { render: () => every }
