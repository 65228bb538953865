import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sendWithdrawal } from '../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../stories/StoryWorld.ts'
import { OperationHistory } from './OperationHistory.tsx'

const meta = {
  title: 'Withdrawal/OperationHistory',
  component: OperationHistory,
} satisfies Meta<typeof OperationHistory>

export default meta

type Story = StoryObj<typeof meta>

const everyState = {
  prepare: async (world: StoryWorld) => {
    await sendWithdrawal(world, { amount: '50000.01', name: 'Chidi Okafor', accountNumber: '0123456789' })
    await sendWithdrawal(world, { amount: '12500.02', name: 'Amina Bello', accountNumber: '2233445566' })
    await world.sandbox.advance(4_000)
    world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
    await sendWithdrawal(world, { amount: '7000', name: 'Tunde Adeyemi', accountNumber: '0099887766' })
    await sendWithdrawal(world, { amount: '98000.50', name: 'Ọláìyá Ventures', accountNumber: '3344556677' })
  },
}

export const EveryState: Story = {
  parameters: { lending: everyState },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not confirmed')).toBeVisible()
    await expect(canvas.getByText('Failed')).toBeVisible()
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
}

export const Selectable: Story = {
  args: { onSelect: fn() },
  parameters: { lending: everyState },
  play: async ({ canvas, args, userEvent }) => {
    const rows = await canvas.findAllByRole('button')
    await userEvent.click(rows[0] as HTMLElement)
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const ManyInPages: Story = {
  args: { pageSize: 3 },
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        for (let index = 1; index <= 8; index += 1)
          await sendWithdrawal(world, { amount: `${index}000` as `${number}` })
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 3 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** Words grow in other languages: a long state goes under its date, never over the name. */
export const LongWordsOnASmallPhone: Story = {
  parameters: { lending: everyState },
  globals: { locale: 'en-XA', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem')
    await canvas.findAllByText('₦7,000.00')
    for (const name of canvasElement.querySelectorAll('.ol-OperationHistory-what'))
      await expect(name.clientWidth).toBeGreaterThanOrEqual(112)
    for (const date of canvasElement.querySelectorAll('.ol-OperationHistory-when'))
      await expect(date.getClientRects()).toHaveLength(1)
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { lending: { network: 'time-out' } } }

export const CouldNotBeLoaded: Story = { parameters: { lending: { network: 'server-error' } } }

export const Dark: Story = { parameters: { lending: everyState }, globals: { scheme: 'dark' } }
