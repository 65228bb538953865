import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditLimitCard } from '../../src/credit-limit-card/CreditLimitCard.tsx'
import { RequestDrawdownForm } from '../../src/request-drawdown-form/RequestDrawdownForm.tsx'
import { JourneyPage } from './JourneyPage.tsx'

const meta = {
  title: 'Journeys/Drawdown',
  component: JourneyPage,
  tags: ['!autodocs'],
  parameters: { lending: { width: 'wide', clock: 'running', customerPartnerId: 'cp_kwame' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof JourneyPage>

export default meta

/** Ask for a drawdown: the loan arrives in the lockbox a few seconds after the confirm step. */
export const Drawdown: StoryObj<typeof meta> = {
  name: 'Borrow: a loan, a drawdown',
  args: {
    title: 'Drawdown',
    beside: <CreditLimitCard />,
    children: <RequestDrawdownForm />,
  },
}
