import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, within } from 'storybook/test'
import { requestDrawdownPage } from '../../stories/requestDrawdownPage.ts'
import { RequestDrawdownForm } from './RequestDrawdownForm.tsx'
import { waitFor } from 'storybook/test'
import { getWorld } from '../../stories/getWorld.ts'

const meta = {
  title: 'Widgets/Borrow/RequestDrawdownForm',
  component: RequestDrawdownForm,
  args: { onStatusChange: fn(), onSuccess: fn(), onWithdraw: fn(), onStartAssessment: fn() },
  // Without a drawdown that is running already.
  parameters: {
    advice: {
      do: 'Give `estimateCost`, so that a person sees the price before the promise.',
      doNot: 'Take `onSuccess` for money in the lockbox: it means that the lender has the request.',
    } satisfies Advice,
    lending: { customerPartnerId: 'cp_kwame' },
  },
} satisfies Meta<typeof RequestDrawdownForm>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Loan request, borrow, disburse',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GH₵300,000 drawn', { exact: false })).toBeVisible()
    await expect(await canvas.findByRole('slider')).toBeVisible()
  },
}

export const LimitCouldNotBeRead: Story = {
  parameters: {
    lending: {
      customerPartnerId: 'cp_kwame',
      faults: [{ endpoint: 'getCreditLimit', fault: '500', times: 1 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Could not read your credit limit')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByRole('slider')).toBeVisible()
  },
}

export const SliderFieldAndPicksSayTheSame: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider')
    const field = canvas.getByLabelText(/^Amount in/)
    await userEvent.type(field, '120000')
    await expect(slider).toHaveAttribute('aria-valuetext', 'GH₵120,000')
    await fireEvent.change(slider, { target: { value: '9' } })
    await expect(field).toHaveValue('50,000')
    await userEvent.click(canvas.getByRole('button', { name: '25%: GH₵75,000' }))
    await expect(field).toHaveValue('75,000')
    await expect(slider).toHaveAttribute('aria-valuetext', 'GH₵75,000')
    await expect(canvas.getByText('You ask for GH₵75,000')).toBeVisible()
  },
}

export const RangeOfThePartner: Story = {
  args: { costRanges: [{ tenor: 60, least: '4', most: '6.5' }] },
  parameters: {
    lending: {
      customerPartnerId: 'cp_kwame',
      relay: {
        guidance: { arrivals: [{ kind: 'requestDrawdown', method: null, median: 2_400_000, count: 6 }] },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await canvas.findByRole('slider')
    await expect(canvas.queryByText('It costs')).toBeNull()
    await requestDrawdownPage.fill(pageContext)
    await userEvent.tab()
    await expect(await canvas.findByText('GH₵2,000 to GH₵3,250')).toBeVisible()
    await expect(canvas.getByText('GH₵52,000 to GH₵53,250')).toBeVisible()
    await requestDrawdownPage.review(pageContext)
    const dialog = within(screen.getByRole('alertdialog'))
    await expect(
      dialog.getByText('The cost is our range for 60 days. The lender sets the exact cost.'),
    ).toBeVisible()
    await expect(dialog.getByText('In about 40 minutes')).toBeVisible()
  },
}

export const EstimateOfTheHost: Story = {
  args: {
    estimateCost: async ({ tenor }) => ({
      lines: [{ label: `Fee for ${tenor} days`, amount: '2250' }],
      total: '2250',
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await requestDrawdownPage.fill(pageContext)
    await userEvent.tab()
    await expect(await canvas.findByText(/The lender gives no quote/)).toBeVisible()
    await expect(canvas.getByText('About GH₵2,250')).toBeVisible()
    await expect(canvas.getByText('About GH₵52,250')).toBeVisible()
    await requestDrawdownPage.review(pageContext)
    const dialog = within(screen.getByRole('alertdialog'))
    await expect(dialog.getByText(/cost is our estimate/)).toBeVisible()
    await expect(dialog.getByText(/60 days, if it were paid out today/)).toBeVisible()
  },
}

/** Over as many days as the last drawdown, what that one cost is the ground; it is said so. */
export const CostOfTheLastDrawdown: Story = {
  parameters: { lending: { customerPartnerId: 'cp_adaeze' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Amount in/), '50000')
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }))
    await expect(await canvas.findByText(/worked out from your last drawdown/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }))
    await expect(await canvas.findByText(/was for 90 days and cost/)).toBeVisible()
    await expect(canvas.getByText('Set by the lender')).toBeVisible()
    await expect(canvas.getByText(/50,000 and the cost$/)).toBeVisible()
  },
}

export const NoLimitYet: Story = {
  parameters: { lending: { customerPartnerId: 'cp_nolimit' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit a credit assessment' }))
    await expect(args.onStartAssessment).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const LimitExpired: Story = {
  parameters: { lending: { customerPartnerId: 'cp_expired' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your credit limit has expired')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Contact support' })).toBeVisible()
  },
}

export const LimitOfUnknownStatus: Story = {
  parameters: { lending: { customerPartnerId: 'cp_adaeze', scenario: 'unknownStates' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your credit limit is not shown as active')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeVisible()
  },
}

export const AnotherDrawdownIsActive: Story = {
  parameters: { lending: { customerPartnerId: 'cp_adaeze' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You already have an active drawdown of ₦1,250,000')).toBeVisible()
  },
}

export const LongAmounts: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { customerPartnerId: 'cp_adaeze', scenario: 'hugeNumbers' } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const BecameActive: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
    const world = getWorld(loaded)
    await requestDrawdownPage.send({ canvasElement, userEvent })
    const title = await canvas.findByRole('heading', { name: 'Drawdown requested' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByText(/Requested, not paid out/)).toBeVisible()
    await expect(await canvas.findByText('Not active yet')).toBeVisible()
    await expect(args.onSuccess).toHaveBeenCalledOnce()
    await world.sandbox.advance(10_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByRole('heading', { name: 'Drawdown paid out' })).toBeVisible()
    await expect(canvas.getByText(/Seen on your active drawdown/)).toBeVisible()
    await expect(canvas.queryByText('Drawdown requested')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
    await expect(requestDrawdownPage.requests(world)).toHaveLength(1)
  },
}
