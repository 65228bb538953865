import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CreditLimitCard } from '../src/credit-limit-card/CreditLimitCard.tsx'
import { LendingRoot } from '../src/root/LendingRoot.tsx'
import { useLendingRoot } from '../src/ui/useLendingRoot.ts'

/** A host's own placeholder, as tall as a line of text. */
function Shimmer() {
  return (
    <span aria-hidden="true" data-testid="shimmer">
      ▒▒▒▒▒▒
    </span>
  )
}

const slots = { Skeleton: Shimmer }

const meta = {
  title: 'Brand/Loading',
  component: CreditLimitCard,
  args: { onReady: fn(), onLoadError: fn() },
  decorators: [
    function OwnPlaceholder(Story) {
      const { now } = useLendingRoot()
      return (
        <LendingRoot slots={slots} now={now}>
          <Story />
        </LendingRoot>
      )
    },
  ],
} satisfies Meta<typeof CreditLimitCard>

export default meta

type Story = StoryObj<typeof meta>

/** A host's own component stands in for the kit's placeholder while the service has not answered. */
export const OwnSkeleton: Story = {
  parameters: { lending: { network: 'timeout' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByTestId('shimmer').length).toBeGreaterThan(0)
    await expect(args.onReady).not.toHaveBeenCalled()
  },
}
