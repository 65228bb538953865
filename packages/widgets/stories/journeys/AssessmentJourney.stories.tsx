import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditLimitCard } from '../../src/credit-limit-card/CreditLimitCard.tsx'
import { SubmitCreditAssessmentForm } from '../../src/submit-credit-assessment-form/SubmitCreditAssessmentForm.tsx'
import { JourneyPage } from './JourneyPage.tsx'

const meta = {
  title: 'Journeys/Get assessed',
  component: JourneyPage,
  tags: ['!autodocs'],
  parameters: { lending: { width: 'wide', clock: 'running' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof JourneyPage>

export default meta

/** Hand in documents and figures, over days and devices. */
export const GetAssessed: StoryObj<typeof meta> = {
  name: 'Get assessed: documents, underwriting',
  args: {
    title: 'Get assessed',
    beside: <CreditLimitCard />,
    children: <SubmitCreditAssessmentForm currency="NGN" />,
  },
}
