import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sendFile } from '../../stories/sendFile.ts'
import { sendCustomer } from '../../stories/sendCustomer.ts'
import { sendDrawdownRequest } from '../../stories/sendDrawdownRequest.ts'
import { sendTransactions } from '../../stories/sendTransactions.ts'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { OperationHistory } from './OperationHistory.tsx'

const meta = {
  title: 'Widgets/Pay out/OperationHistory',
  component: OperationHistory,
} satisfies Meta<typeof OperationHistory>

export default meta

type Story = StoryObj<typeof meta>

const everyState = {
  prepare: async (world: StoryWorld) => {
    await sendWithdrawal(world, { amount: '50000.01', name: 'Chidi Okafor', accountNumber: '0123456789' })
    await sendWithdrawal(world, { amount: '12500.02', name: 'Amina Bello', accountNumber: '2233445566' })
    await sendTransactions(world, ['TX-1', 'BAD-2', 'TX-3'])
    await world.sandbox.advance(4_000)
    // The next day.
    await world.sandbox.advance(26 * 3_600_000)
    world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
    await sendWithdrawal(world, { amount: '7000', name: 'Tunde Adeyemi', accountNumber: '0099887766' })
    await sendWithdrawal(world, { amount: '98000.50', name: 'Ọláìyá Ventures', accountNumber: '3344556677' })
    await sendDrawdownRequest(world)
    await sendCustomer(world)
  },
}

export const EveryState: Story = {
  name: 'Payments so far, ledger, activity',
  parameters: { lending: everyState },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not confirmed')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Yesterday' })).toBeVisible()
    // A name of a choice is no text of a row.
    const words = ['Failed', 'Some failed', 'Requested', 'Registered', 'In progress']
    for (const word of words) {
      await expect(canvas.getByText(word, { selector: ':not(option)' })).toBeVisible()
    }
  },
}

/** The parts of a file are one line; it unfolds them. */
export const ImportedFile: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '7000.01' })
        await sendFile(world)
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('button', { name: /^may\.csv: 250 rows/ })
    await expect(line).toHaveTextContent('Sent in 3 parts')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(line)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

/** What came back, and what two messages contradict, is neither done nor failed. */
export const ReversedAndInDoubt: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        const back = await sendWithdrawal(world, { amount: '7000.03', accountNumber: '0099887766' })
        const doubt = await sendWithdrawal(world, { amount: '9000.03', accountNumber: '2233445566' })
        for (const id of [back, doubt]) world.relay.tell(id, { outcome: 'succeeded' })
        world.relay.tell(back, { outcome: 'reversed' })
        world.relay.tell(doubt, { outcome: 'failed', message: 'No such account' })
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Came back')).toBeVisible()
    await expect(canvas.getByText('In doubt')).toBeVisible()
    await expect(canvas.queryByText('Withdrawn')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Needs attention')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /9,000\.03/ }))
    await expect(await canvas.findByText(/We do not know which is true/)).toBeVisible()
  },
}

/** A row unfolds what is known of it, one at a time. */
export const Unfolds: Story = {
  parameters: { lending: everyState },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /Tunde Adeyemi/ })
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByText('Do not send it again yet. We are checking.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Amina Bello/ }))
    await expect(await canvas.findByText('The lender said that no money was withdrawn.')).toBeVisible()
    await expect(row).toHaveAttribute('aria-expanded', 'false')
  },
}

export const NarrowedDown: Story = {
  parameters: { lending: everyState },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Status'), 'Needs attention')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Drawdown request')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}

export const WithdrawalsOnly: Story = {
  args: { kind: 'withdraw', filters: false },
  parameters: { lending: everyState },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4))
    await expect(canvas.getByRole('heading', { name: 'Withdrawals' })).toBeVisible()
  },
}

export const Selectable: Story = {
  args: { onSelect: fn() },
  parameters: { lending: everyState },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tunde Adeyemi/ }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

/** No event says that a drawdown was paid out: it is worked out from the active drawdown, and said to be. */
export const DrawdownPaidOut: Story = {
  parameters: {
    lending: {
      customerPartnerId: 'cp_kwame',
      prepare: async (world: StoryWorld) => {
        await sendDrawdownRequest(world)
        await world.sandbox.advance(10_000)
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Paid out')).toBeVisible()
    await expect(canvas.getByText('Seen on your active drawdown')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /GH₵50,000/ }))
    await expect(await canvas.findByRole('heading', { name: 'Drawdown paid out' })).toBeVisible()
  },
}

/** Words grow in other languages: a long state goes under its date, never over the name. */
export const LongWordsOnASmallPhone: Story = {
  tags: ['needs-browser'],
  parameters: { lending: everyState },
  globals: { locale: 'en-XA', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem')
    await canvas.findAllByText('₦7,000')
    for (const name of canvasElement.querySelectorAll('.ol-OperationHistory-what'))
      await expect(name.clientWidth).toBeGreaterThanOrEqual(112)
    for (const date of canvasElement.querySelectorAll('.ol-OperationHistory-when'))
      await expect(date.getClientRects()).toHaveLength(1)
  },
}
