import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { CreditLimitLine } from './recipes/CreditLimitLine.tsx'
import { HeadlessWithdraw } from './recipes/HeadlessWithdraw.tsx'
import { LatestWithdrawals } from './recipes/LatestWithdrawals.tsx'
import { PayAndFollow } from './recipes/PayAndFollow.tsx'
import { sendWithdrawal } from './sendWithdrawal.ts'
import type { StoryWorld } from './StoryWorld.ts'
import { getWorld } from './getWorld.ts'

const meta = { title: 'Hooks/Recipes', tags: ['!autodocs'] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const OneReadInYourOwnMarkup: Story = {
  render: () => <CreditLimitLine />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦3,600,000.00')).toBeVisible()
  },
}

export const OnePaymentSentOnceAndFollowed: Story = {
  render: () => <PayAndFollow />,
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = getWorld(loaded)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay the supplier' }))
    await expect(await canvas.findByText('Accepted. The bank’s answer is awaited.')).toBeVisible()
    await sandbox.advance(3_000)
    await expect(await canvas.findByText('Paid.')).toBeVisible()
    const sent = sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')
    await expect(sent).toHaveLength(1)
  },
}

export const OnePaymentWhoseAnswerIsLost: Story = {
  render: () => <PayAndFollow />,
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: 'done-then-reset' }] } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = getWorld(loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay the supplier' }))
    await expect(await canvas.findByText(/Do not send it again/)).toBeVisible()
    await sandbox.advance(3_000)
    await expect(await canvas.findByText('Paid.')).toBeVisible()
  },
}

export const AListThatKeepsItselfCurrent: Story = {
  render: () => <LatestWithdrawals />,
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '40000', name: 'Amina Bello' })
      },
    },
  },
  play: async ({ loaded }) => {
    const { sandbox } = getWorld(loaded)
    await screen.findByText('accepted')
    await sandbox.advance(3_000)
    await expect(await screen.findByText('succeeded')).toBeVisible()
  },
}

export const TheWithdrawalFormInYourOwnMarkup: Story = {
  render: () => <HeadlessWithdraw />,
  play: async ({ canvas, userEvent, loaded, step }) => {
    const { sandbox } = getWorld(loaded)
    await step('What is missing is named', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
      await expect(await canvas.findByText('Look at 4 fields again.')).toBeVisible()
    })
    await step('The review reads it back', async () => {
      await userEvent.type(canvas.getByLabelText('Amount'), '50,000')
      await userEvent.type(canvas.getByLabelText('Bank code'), '058')
      await userEvent.type(canvas.getByLabelText('Account number'), '2123456789')
      await userEvent.type(canvas.getByLabelText('Name on the account'), 'Chidi Okafor{Enter}')
      await expect(await canvas.findByText(/Send NGN 50000 to Chidi Okafor/)).toBeVisible()
    })
    await step('Two presses send it once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Send it' }))
      await expect(await canvas.findByText(/Request received/)).toBeVisible()
      await sandbox.advance(3_000)
      await expect(await canvas.findByText('The money was withdrawn.')).toBeVisible()
      await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
    })
  },
}
