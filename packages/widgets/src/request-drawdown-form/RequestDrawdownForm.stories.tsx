import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { requestDrawdownPage } from '../../stories/requestDrawdownPage.ts'
import { HeadlessDrawdown } from '../../stories/recipes/HeadlessDrawdown.tsx'
import { getWorld } from '../../stories/getWorld.ts'
import { RequestDrawdownForm } from './RequestDrawdownForm.tsx'

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

/** Where the host names the currency, the fields are there before anything has been read. */
export const Loading: Story = {
  args: { currency: 'GHS' },
  parameters: { lending: { customerPartnerId: 'cp_kwame', network: 'timeout' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Amount/), '50000')
    await expect(canvas.getByLabelText(/^Amount/)).toHaveValue('50000')
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

/** No amount can be entered while its currency is not known. */
export const CurrencyLoading: Story = {
  parameters: { lending: { customerPartnerId: 'cp_kwame', network: 'timeout' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Amount/)).toBeNull()
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

export const Offline: Story = {
  play: async ({ canvasElement, userEvent, loaded }) => {
    const world = getWorld(loaded)
    const pageContext = { canvasElement, userEvent }
    await requestDrawdownPage.fill(pageContext)
    const confirm = await requestDrawdownPage.review(pageContext)
    world.setNetwork('offline')
    await userEvent.click(confirm)
    await expect(await screen.findByText('You are offline. Nothing was sent.')).toBeVisible()
    await expect(requestDrawdownPage.requests(world)).toHaveLength(0)
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

export const MoreThanIsAvailable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await canvas.findByRole('slider')
    await requestDrawdownPage.fill(pageContext, '400000')
    await expect(await canvas.findByText(/More than the GH₵300,000 available/)).toBeVisible()
    await requestDrawdownPage.review(pageContext)
    await expect(await screen.findByText('More than is available. The lender may refuse it.')).toBeVisible()
  },
}

export const NothingFilledIn: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Say for how long' }))
    await expect(canvas.getByRole('radio', { name: '30 days' })).toHaveFocus()
  },
}

export const AnyNumberOfDays: Story = {
  args: { tenorOptions: null, minTenor: 14, maxTenor: 365 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('For how many days?'), '400')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findAllByText('Enter 365 days or fewer')).toHaveLength(2)
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

/** Without an estimate and a drawdown to go by, nothing is made up. */
export const CostIsTheLenders: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await requestDrawdownPage.fill({ canvasElement, userEvent })
    await expect(await canvas.findByText(/^Your lender tells you the cost/)).toBeVisible()
    await expect(canvas.queryByText(/^About GH₵/)).toBeNull()
  },
}

export const Review: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await requestDrawdownPage.fill(pageContext)
    await expect(await requestDrawdownPage.review(pageContext)).toHaveAccessibleName('Request GH₵50,000')
    await expect(screen.getByText('60 days', { selector: 'dd *' })).toBeVisible()
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

/** The same form in the host's own markup, from the public hook alone. */
export const HeadlessRecipe: Story = {
  render: () => <HeadlessDrawdown />,
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '50 %' }))
    await userEvent.selectOptions(canvas.getByLabelText('Days'), '60')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for 150000' }))
    await expect(await canvas.findByText('Asked for. Not paid out yet.')).toBeVisible()
    await getWorld(loaded).sandbox.advance(10_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(await canvas.findByText('It is active now.')).toBeVisible()
  },
}

/** The days before the amount; the limit stays above the fields, the plan below them. */
export const OwnLayout: Story = {
  args: {
    children: ({ Fields }) => (
      <>
        <fieldset>
          <legend>Your plan</legend>
          <Fields.Tenor />
        </fieldset>
        <Fields.Amount />
      </>
    ),
  },
  play: async (context) => {
    const plan = within(await context.canvas.findByRole('group', { name: 'Your plan' }))
    await requestDrawdownPage.fill(context)
    await expect(plan.getByRole('radio', { name: '60 days' })).toBeChecked()
    await requestDrawdownPage.review(context)
  },
}
