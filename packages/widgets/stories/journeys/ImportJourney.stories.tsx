import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegisterTransactionsImport } from '../../../bulk/src/transactions/view/RegisterTransactionsImport.tsx'
import { SampleFile } from './SampleFile.tsx'
import { JourneyPage } from './JourneyPage.tsx'

const meta = {
  title: 'Journeys/Import',
  component: JourneyPage,
  tags: ['!autodocs'],
  parameters: { lending: { width: 'wide', clock: 'running' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof JourneyPage>

export default meta

/** Register the sales of a sheet; two rows of the sample have a fault to mend. */
export const Import: StoryObj<typeof meta> = {
  name: 'Import: invoices from a sheet',
  args: {
    title: 'Import',
    beside: <SampleFile />,
    children: <RegisterTransactionsImport currency="NGN" operatorName="Harbour Capital" />,
  },
}
