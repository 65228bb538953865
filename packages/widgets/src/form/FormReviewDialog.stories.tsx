import { Operation } from '@onlend/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { FramedForm } from './FormFrame.tsx'
import { FormReviewDialog } from './FormReviewDialog.tsx'

const earlier = Operation.parse({
  ...{ id: 'op_earlier', kind: 'reconcileRepayments', state: 'accepted', reference: 'RP-0001' },
  summary: { amount: '15000', count: 2 },
  ...{ createdAt: '2026-01-10T08:00:00.000Z', updatedAt: '2026-01-10T08:00:00.000Z' },
})
const content = {
  title: 'Check before you withdraw',
  text: 'This tells the lender that the clients have paid.',
  rows: [{ key: 'count', name: 'Payments', value: '3' }],
  confirmLabel: 'Report 3 payments',
  duplicateTitle: 'Some of these payments were reported earlier',
  duplicateText: 'Nothing new was sent. Send only the rest, or all of them if the clients have paid twice.',
  duplicateConfirmLabel: 'Report all of them',
  sendingText: 'Sending. Keep this page open.',
}
const repeated = ['loan 1', 'loan 2'].map((reference, position) => {
  return { position, reference, amount: null, operationId: 'op_earlier' }
})

type Actions = Pick<FramedForm<never, never, unknown>['actions'], 'sendOthers' | 'confirmDuplicate'>

/** A review of three payments, of which two were sent before. */
function RepeatedRows({ sendOthers, confirmDuplicate }: Actions) {
  const returnFocus = useRef<HTMLElement | null>(null)
  const nothing = async () => undefined
  const none = async () => false
  const actions = {
    ...{ submit: none, review: none, back: () => undefined, edit: () => undefined, goTo: () => undefined },
    ...{ confirm: nothing, checkAgain: nothing, sendAgainSameKey: nothing, startOver: () => undefined },
    ...{ sendOthers, confirmDuplicate },
  }
  const ends = {
    rows: [{ key: 'business', name: 'Business', value: 'Adaeze Foods' }],
    text: null,
    isKnown: true,
    currency: 'NGN',
  }
  const form = {
    kind: 'reconcileRepayments',
    customerPartnerId: 'cp_adaeze',
    outcome: 'possibleDuplicate',
    earlier,
    repeated,
    others: 1,
    isPending: false,
    actions,
  } as const
  return (
    <FormReviewDialog
      content={content}
      ends={ends}
      warnings={[]}
      form={form}
      currency="NGN"
      returnFocus={returnFocus}
    />
  )
}

const meta = {
  title: 'Brand/Primitives/FormReviewDialog',
  component: RepeatedRows,
  args: { sendOthers: fn(), confirmDuplicate: fn() },
} satisfies Meta<typeof RepeatedRows>

export default meta

type Story = StoryObj<typeof meta>

export const SomeRowsWereSentBefore: Story = {
  play: async ({ args, userEvent }) => {
    // A dialog of plain HTML is there before it is open.
    await screen.findByRole('alertdialog')
    await expect(screen.getByText('loan 1, loan 2')).toBeVisible()
    const rest = screen.getByRole('button', { name: 'Send only the rest (1)' })
    await waitFor(() => expect(rest).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(rest)
    await expect(args.sendOthers).toHaveBeenCalledOnce()
    await expect(args.confirmDuplicate).not.toHaveBeenCalled()
  },
}
