import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReconcileRepaymentsForm } from '../../src/reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import { RepaymentInstructions } from '../../src/repayment-instructions/RepaymentInstructions.tsx'
import { JourneyPage } from './JourneyPage.tsx'

const meta = {
  title: 'Journeys/Repay',
  component: JourneyPage,
  tags: ['!autodocs'],
  parameters: { lending: { width: 'wide', clock: 'running', scenario: 'withActiveDrawdown' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof JourneyPage>

export default meta

/** Report what a customer has paid toward a financing; beside the form, where a drawdown is repaid. */
export const Repay: StoryObj<typeof meta> = {
  name: 'Repay: report a repayment',
  args: {
    title: 'Repay',
    beside: <RepaymentInstructions />,
    children: <ReconcileRepaymentsForm currency="NGN" />,
  },
}
