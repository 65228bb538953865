import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, within } from 'storybook/test'
import { registerTransactionsPage as pageContext } from '../../stories/registerTransactionsPage.ts'
import { RegisterTransactionsForm } from './RegisterTransactionsForm.tsx'

const meta = {
  title: 'Tests/Transactions/Own layout',
  component: RegisterTransactionsForm,
  args: { currency: 'NGN', operatorName: 'Harbour Capital' },
} satisfies Meta<typeof RegisterTransactionsForm>

export default meta

type Story = StoryObj<typeof meta>

/** The fields of a page in a host's own order and words around them; each page shows its own. */
export const OwnLayout: Story = {
  args: {
    customers: false,
    fields: { reason: { hidden: true } },
    children: ({ Fields, page }) =>
      [
        <fieldset key="client">
          <legend>The client</legend>
          <Fields.ClientKind />
          <Fields.BusinessName />
          <Fields.FirstName />
          <Fields.LastName />
          <Fields.ContactNumber />
          <Fields.IdType />
          <Fields.IdValue />
        </fieldset>,
        <Fragment key="transaction">
          <Fields.AmountPayable />
          <Fields.Reference />
          <Fields.DisbursementDate />
          <Fields.ExpectedPaymentDate />
          <Fields.Sector />
          <Fields.Financier />
        </Fragment>,
        <Fragment key="financing">
          <Fields.Financed />
          <Fields.FinancedAmount />
          <Fields.Instalments />
          <Fields.DrawdownId />
        </Fragment>,
      ][page],
  },
  play: async (context) => {
    const { canvas } = context
    await expect(
      within(canvas.getByRole('group', { name: 'The client' })).getByLabelText('First name'),
    ).toBeVisible()
    await pageContext.client(context)
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAccessibleName(/^Amount the customer/)
    await pageContext.transaction(context)
    await pageContext.financing(context)
    await pageContext.review(context)
  },
}
