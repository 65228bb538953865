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

const filled = { defaultValues: storyPageContext.filled }

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
  args: filled,
  tags: ['needs-browser'],
  play: async ({ canvasElement, userEvent, loaded }) => {
    getWorld(loaded).relay.holdWrites()
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    const { top } = confirm.getBoundingClientRect()
    await userEvent.click(confirm)
    await screen.findByText('Sending. Keep this page open.', { selector: '[role="status"]' })
    await expect(confirm.getBoundingClientRect().top).toBe(top)
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
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
  args: filled,
  parameters: { lending: { faults: [{ endpoint: 'withdraw', fault: 'done-then-reset' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    await expect(await canvas.findByText('Do not send it again yet. We are checking.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const NeverReceived: Story = {
  args: filled,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { relay, sandbox } = getWorld(loaded)
    relay.breakLine('before')
    await storyPageContext.confirm({ canvasElement, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Nothing was sent' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
}

export const OfflineBeforeSending: Story = {
  args: filled,
  play: async ({ canvasElement, userEvent, loaded }) => {
    const world = getWorld(loaded)
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    world.setNetwork('offline')
    await userEvent.click(confirm)
    await expect(await screen.findByText('You are offline. Nothing was sent.')).toBeVisible()
    await expect(world.sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(0)
  },
}

export const PossibleDuplicate: Story = {
  args: filled,
  parameters: {
    lending: {
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world, { amount: '50000' })
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
    await expect(await screen.findByText('You may have sent this already')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Withdraw another ₦50,000' })).toBeVisible()
  },
}

export const SessionExpired: Story = {
  args: filled,
  play: async ({ canvasElement, userEvent, loaded }) => {
    const confirm = await storyPageContext.review({ canvasElement, userEvent })
    getWorld(loaded).relay.signOut()
    await userEvent.click(confirm)
    await expect(await screen.findByText('Your session has ended. Nothing was sent.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByText('You are signed in again')).toBeVisible()
  },
}

export const AnotherTabIsSending: Story = {
  args: filled,
  parameters: { lending: { prepare: ({ locks }: StoryWorld) => locks.holdAll() } },
  play: async ({ canvasElement, userEvent }) => {
    await storyPageContext.confirm({ canvasElement, userEvent })
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
    // The list takes the place of the field when the banks are there.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Bank' })).toBeVisible())
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

/** A host that knows the supplier asks for the amount alone. */
export const OnlyWhatIsMissing: Story = {
  args: { onlyMissing: true, correspondents: [], defaultValues: { ...storyPageContext.filled, amount: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Amount/), '50000')
    await expect(canvas.queryByLabelText('Account number')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await screen.findByRole('button', { name: 'Withdraw ₦50,000' })).toBeVisible()
    await expect(screen.getByText('2123 456 789')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Change something' }))
    await expect(await canvas.findByLabelText('Account number')).toHaveValue('2123456789')
  },
}
