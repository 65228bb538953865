import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFinancings } from '@onlend/hooks'
import { useReconcileRepaymentsForm } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { getWorld } from '../../stories/getWorld.ts'

const meta = { title: 'Tests/Repayments/Headless recipe', tags: ['!autodocs'] } satisfies Meta

export default meta

export const TheWholeRepaymentInPlainHtml: StoryObj<typeof meta> = {
  render: () => <HeadlessRepayment />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = getWorld(loaded)
    await canvas.findByRole('option', { name: 'TRX-ADAEZE-00001' })
    await userEvent.selectOptions(canvas.getByLabelText('Financing'), 'TRX-ADAEZE-00001')
    await userEvent.type(canvas.getByLabelText('Amount paid'), '20000')
    await userEvent.tab()
    await expect(await canvas.findByText('AMOUNT_ABOVE_LEFT')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Report it' }))
    await expect(await canvas.findByText(/The repayment is accepted/)).toBeVisible()
    await sandbox.advance(3_000)
    await expect(await canvas.findByText(/The repayment is succeeded/)).toBeVisible()
  },
}

/** A repayment in plain HTML: the financing, the amount, a review, and its outcome. */
function HeadlessRepayment(): ReactNode {
  const { data: financings = [] } = useFinancings()
  const form = useReconcileRepaymentsForm({ financings, currency: 'NGN', locale: 'en' })
  const { step, outcome, review, actions } = form
  const reference = form.field('reference')
  const amount = form.field('amount')
  if (step === 'outcome') return <p role="status">The repayment is {outcome}. No money moved from here.</p>
  if (step === 'review' && review) {
    return (
      <section aria-label="Check">
        <p>
          Report that {review.clientName ?? 'the client'} paid {review.currency} {review.amount} toward{' '}
          {review.reference}?
        </p>
        <p role="alert">{outcome}</p>
        <button type="button" onClick={() => void actions.confirm()}>
          Report it
        </button>{' '}
        <button type="button" onClick={() => actions.edit()}>
          Change something
        </button>
      </section>
    )
  }
  return (
    <form onSubmit={(event) => void actions.submit(event)} noValidate>
      <p>
        <label htmlFor={reference.input.id}>Financing</label>
        <br />
        <select {...reference.input}>
          <option value="">Choose a financing</option>
          {financings.map((financing) => (
            <option key={financing.transaction_reference} value={financing.transaction_reference}>
              {financing.transaction_reference}
            </option>
          ))}
        </select>{' '}
        <small>{reference.errorCode}</small>
      </p>
      <p>
        <label htmlFor={amount.input.id}>Amount paid</label>
        <br />
        <input {...amount.input} inputMode="decimal" aria-invalid={amount.errorCode !== null} />{' '}
        <small>{amount.errorCode}</small>
      </p>
      {form.warnings.map(({ code }) => (
        <p key={code}>{code}</p>
      ))}
      <button type="submit">Check</button>
    </form>
  )
}
