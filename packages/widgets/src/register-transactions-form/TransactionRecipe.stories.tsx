import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { HeadlessTransaction } from '../../stories/recipes/HeadlessTransaction.tsx'
import { getWorld } from '../../stories/getWorld.ts'

const meta = { title: 'Tests/Transactions/Headless recipe', tags: ['!autodocs'] } satisfies Meta

export default meta

export const TheWholeTransactionInPlainHtml: StoryObj<typeof meta> = {
  render: () => <HeadlessTransaction />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = getWorld(loaded)
    const goOn = () => userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await userEvent.type(canvas.getByLabelText('firstName'), 'Ngozi')
    await userEvent.type(canvas.getByLabelText('lastName'), 'Okafor')
    await goOn()
    await userEvent.type(await canvas.findByLabelText('reference'), 'INV-1')
    await userEvent.type(canvas.getByLabelText('amountPayable'), '90000')
    // Today is proposed.
    await userEvent.clear(canvas.getByLabelText('disbursementDate'))
    await userEvent.type(canvas.getByLabelText('disbursementDate'), '2025-03-06')
    await userEvent.type(canvas.getByLabelText('expectedPaymentDate'), '2025-06-06')
    await userEvent.type(canvas.getByLabelText('financier'), 'operator')
    await goOn()
    await userEvent.click(await canvas.findByLabelText('financed'))
    await userEvent.type(await canvas.findByLabelText('financedAmount'), '90000')
    await userEvent.click(canvas.getByRole('button', { name: 'Three equal ones' }))
    const third = within(await canvas.findByRole('group', { name: 'Instalment 3' }))
    await expect(third.getByLabelText('instalments.2.amount')).toHaveValue('30,000')
    await waitFor(() => expect(canvas.getByLabelText('drawdownId')).not.toHaveValue(''))
    await goOn()
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it' }))
    await expect(await canvas.findByText(/The transaction is accepted/)).toBeVisible()
    await sandbox.advance(3_000)
    await expect(await canvas.findByText(/The transaction is succeeded/)).toBeVisible()
  },
}
