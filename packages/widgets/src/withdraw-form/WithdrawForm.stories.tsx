import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { storyPageContext } from '../../stories/storyPageContext.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

const meta = {
  title: 'Widgets/Pay out/WithdrawForm',
  component: WithdrawForm,
  args: {
    country: 'nigeria',
    currency: 'NGN',
    balance: '1250000',
    bankPresentation: 'list',
    correspondents: [
      { id: 'MTN_MOMO_NGA', name: 'MTN MoMo' },
      { id: 'AIRTEL_NGA', name: 'Airtel SmartCash' },
    ],
    onStatusChange: fn(),
    onSuccess: fn(),
  },
  parameters: {
    advice: {
      do: 'Give `balance` where the backend knows it, and leave the page to the form until it says how the withdrawal ended.',
      doNot: 'Send again yourself when the outcome is unknown: the relay finds out, and the form shows it.',
    } satisfies Advice,
  },
} satisfies Meta<typeof WithdrawForm>

export default meta

type Story = StoryObj<typeof meta>

export const Details: Story = { name: 'Payout, disburse, transfer, send money' }

export const NothingFilledIn: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter an account number' }))
    await expect(canvas.getByLabelText('Account number')).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a bank' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Bank' })).toHaveFocus())
  },
}

export const MoreThanTheBalance: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.fill({ canvasElement, userEvent }, '2000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findAllByText(/You have ₦1,250,000 in your lockbox/)).toHaveLength(2)
  },
}

export const Review: Story = {
  tags: ['needs-browser'],
  play: async ({ canvasElement, userEvent }) => {
    await storyPageContext.fill({ canvasElement, userEvent })
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    await expect(confirm).toHaveAccessibleName('Withdraw ₦50,000')
    await expect(screen.getByRole('heading', { name: 'Check before you withdraw' })).toHaveFocus()
  },
}

export const Submitting: Story = {
  play: async ({ canvasElement, userEvent, loaded }) => {
    getWorld(loaded).relay.holdWrites()
    await storyPageContext.send({ canvasElement, userEvent })
    await expect(await screen.findAllByText('Sending. Keep this page open.')).not.toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

export const SettledInTheEnd: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
    const { sandbox } = getWorld(loaded)
    await storyPageContext.send({ canvasElement, userEvent }, '50000.01')
    const title = await canvas.findByRole('heading', { name: 'Request received' })
    await waitFor(() => expect(title).toHaveFocus())
    await sandbox.advance(4_000)
    await expect(await canvas.findByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce())
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
}

export const Refused: Story = {
  tags: ['needs-browser'],
  args: { balance: '90000000' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.send({ canvasElement, userEvent }, '80000000')
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('No money was withdrawn')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(canvas.getByLabelText('Account number')).toHaveValue('2123456789')
  },
}

export const UnknownOutcome: Story = {
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: 'done-then-reset' }] } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await storyPageContext.send({ canvasElement, userEvent })
    await expect(await canvas.findByText('Do not send it again yet. We are checking.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await getWorld(loaded).sandbox.advance(4_000)
    await expect(await canvas.findByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  },
}

export const NeverReceived: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { relay, sandbox } = getWorld(loaded)
    relay.breakLine('before')
    await storyPageContext.send({ canvasElement, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Nothing was sent' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
}

export const OfflineBeforeSending: Story = {
  play: async ({ canvasElement, userEvent, loaded }) => {
    const world = getWorld(loaded)
    await storyPageContext.fill({ canvasElement, userEvent })
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    world.setNetwork('offline')
    await userEvent.click(confirm)
    await expect(await screen.findByText('You are offline. Nothing was sent.')).toBeVisible()
    await expect(world.sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(0)
  },
}

export const PossibleDuplicate: Story = {
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '50000' })
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await storyPageContext.send({ canvasElement, userEvent })
    await expect(await screen.findByText('You may have sent this already')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Withdraw another ₦50,000' })).toBeVisible()
  },
}

export const SessionExpired: Story = {
  play: async ({ canvasElement, userEvent, loaded }) => {
    await storyPageContext.fill({ canvasElement, userEvent })
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    getWorld(loaded).relay.signOut()
    await userEvent.click(confirm)
    await expect(await screen.findByText('Your session has ended. Nothing was sent.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByText('You are signed in again')).toBeVisible()
    await expect(screen.getByText('Chidi Okafor')).toBeVisible()
    // The notice is new content, which has to be seen before a press counts.
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(confirm)
    await expect(await screen.findByRole('heading', { name: 'Request received' })).toBeVisible()
  },
}

/** The median of the relay's own ledger, where it has seen enough. */
export const UsuallyArrives: Story = {
  parameters: {
    lending: {
      relay: { guidance: { arrivals: [{ kind: 'withdraw', method: 'bank', median: 180_000, count: 20 }] } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await storyPageContext.fill({ canvasElement, userEvent })
    await storyPageContext.review({ canvasElement, userEvent })
    await expect(await screen.findByText('In about 3 minutes')).toBeVisible()
  },
}

export const AnotherTabIsSending: Story = {
  parameters: { lending: { prepare: ({ locks }: StoryWorld) => locks.holdAll() } },
  play: async ({ canvasElement, userEvent }) => {
    await storyPageContext.send({ canvasElement, userEvent })
    await expect(await screen.findByText('Another tab is sending this')).toBeVisible()
  },
}

export const MobileMoney: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile money' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Mobile money operator'), 'MTN_MOMO_NGA')
    await userEvent.type(canvas.getByLabelText('Mobile number'), '08031234567')
    await userEvent.type(canvas.getByLabelText(/^Amount/), '25000')
    await userEvent.type(canvas.getByLabelText('What is it for?'), 'Market stall rent')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await screen.findByText('MTN MoMo', { selector: 'dd > *' })).toBeInTheDocument()
    await expect(
      screen.getByText('+234\u00a0803\u00a0123\u00a04567', { normalizer: (text) => text }),
    ).toBeVisible()
  },
}

export const BankTypedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My bank is not listed' }))
    await userEvent.type(await canvas.findByLabelText('Bank code'), '50999')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from the list' }))
    await expect(await canvas.findByRole('combobox', { name: 'Bank' })).toBeVisible()
  },
}

export const BanksCouldNotBeLoaded: Story = {
  parameters: { lending: { faults: [{ endpoint: 'listBanks', fault: '500', times: 9 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Or enter the bank’s code/)).toBeVisible()
  },
}

/** The fields in a layout of the host's own: the form keeps its checks, its button, its review and its outcome around them. */
export const OwnLayout: Story = {
  args: {
    children: ({ Fields }) => (
      <>
        <Fields.Amount />
        <fieldset>
          <legend>Who is paid?</legend>
          <Fields.Method />
          <Fields.BankCode />
          <Fields.AccountNumber />
          <Fields.AccountName />
          <Fields.Correspondent />
        </fieldset>
        <Fields.Narration />
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const payee = within(canvas.getByRole('group', { name: 'Who is paid?' }))
    await storyPageContext.fill({ canvasElement, userEvent })
    await expect(payee.getByLabelText('Account number')).toHaveValue('2123456789')
    await storyPageContext.review({ canvasElement, userEvent })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(payee.getByRole('radio', { name: 'Mobile money' }))
    await expect(await payee.findByLabelText('Mobile number')).toBeVisible()
  },
}
