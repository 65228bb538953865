import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockboxAccountCard } from '../../src/lockbox-account-card/LockboxAccountCard.tsx'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'
import { JourneyPage } from './JourneyPage.tsx'

const meta = {
  title: 'Journeys/Withdraw',
  component: JourneyPage,
  tags: ['!autodocs'],
  parameters: { lending: { width: 'wide', clock: 'running' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof JourneyPage>

export default meta

/** Pay somebody out of the lockbox, with 2123456789 as the account number: the status is final a few seconds later. */
export const Withdraw: StoryObj<typeof meta> = {
  name: 'Pay out: a payout, a transfer',
  args: {
    title: 'Withdraw',
    beside: <LockboxAccountCard />,
    children: (
      <WithdrawForm
        country="nigeria"
        currency="NGN"
        correspondents={[{ id: 'MTN_MOMO_NGA', name: 'MTN MoMo' }]}
      />
    ),
  },
}
