import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { DescriptionList } from './DescriptionList.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Brand/Primitives/Card',
  component: Card,
  args: { title: 'Lockbox', part: 'Card', children: null },
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

const rows = [
  { key: 'limit', name: 'Limit', value: '₦5,000,000' },
  { key: 'drawn', name: 'Drawn', value: '₦1,250,000', strong: true },
]

export const WithFigures: Story = {
  args: {
    aside: (
      <Badge tone="success" icon="check">
        Active
      </Badge>
    ),
    children: <DescriptionList rows={rows} />,
  },
}

export const Loading: Story = {
  args: {
    busy: true,
    children: (
      <>
        <Skeleton size="short" />
        <Skeleton size="long" />
        <Skeleton size="full" />
      </>
    ),
  },
}

export const Empty: Story = {
  args: {
    children: (
      <EmptyState title="No withdrawals yet" action={<Button variant="primary">Withdraw</Button>}>
        When you withdraw money, it appears here.
      </EmptyState>
    ),
  },
}

export const LongContent: Story = {
  args: {
    title:
      'Ọláìyá & Ñandutí Agro-Allied Processing, Distribution and Export Cooperative Society (West Africa) Limited',
    aside: <Badge tone="warning">Awaiting the outcome of the credit assessment</Badge>,
    children: (
      <DescriptionList
        rows={[
          { key: 'limit', name: 'Limit', value: '₦999,999,999,999,999.99' },
          { key: 'reference', name: 'Reference', value: 'OL-0123456789ABCDEF0123456789ABCDEF' },
        ]}
      />
    ),
  },
  globals: { viewport: { value: 'small' } },
}
