import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { chooseFile } from '../../../../widgets/stories/chooseFile.ts'
import { getWorld } from '../../../../widgets/stories/getWorld.ts'
import { sendWithdrawal } from '../../../../widgets/stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../../../widgets/stories/StoryWorld.ts'
import { LockboxReconciliation } from './LockboxReconciliation.tsx'

/** The statement of the lockbox account beside the ledger, for operators and for a business's own people. */
const meta = {
  title: 'Widgets/Bulk/LockboxReconciliation',
  component: LockboxReconciliation,
  args: { currency: 'NGN' },
} satisfies Meta<typeof LockboxReconciliation>

export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Parts that are fetched when they are needed, and a file that is read. */
const slow = { timeout: 20_000 }

type Row = readonly [text: string, reference: string, debit: string, credit: string, daysAgo?: number]

/** A statement that begins a week ago, with the day as a bank of Lagos has it. */
function statement(world: StoryWorld, rows: readonly Row[]): File {
  const day = (daysAgo: number) => {
    const moment = world.sandbox.clock.now() + 3_600_000 - daysAgo * 86_400_000
    return new Date(moment).toISOString().slice(0, 10)
  }
  const opening: Row = ['POS SETTLEMENT', 'S1000', '', '900.00', 7]
  const lines = [opening, ...rows].map(([text, reference, debit, credit, daysAgo = 0]) =>
    [day(daysAgo), text, reference, debit, credit].join(','),
  )
  const text = ['Trans Date,Narration,Reference,Debit,Credit', ...lines].join('\n')
  return new File([text], 'lockbox.csv', { type: 'text/csv' })
}

const lineOfLost: Row = ['NIP TRANSFER OUT', 'S1001', '50000.00', '']
const choose = ({ loaded, canvasElement, userEvent }: Context, rows: readonly Row[] = [lineOfLost]) =>
  chooseFile(canvasElement, statement(getWorld(loaded), rows), userEvent)

async function lose(world: StoryWorld): Promise<string> {
  world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
  return sendWithdrawal(world)
}
const oneLost = {
  prepare: async (world: StoryWorld) => {
    await lose(world)
    await sendWithdrawal(world, { amount: '7000.01', accountNumber: '0099887766' })
    await world.sandbox.advance(4_000)
  },
}
const twoOperators = { ...oneLost, relay: { fourEyes: true } }

export const Choose: Story = {
  name: 'Statement check, reconcile, settlement',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Statement of the lockbox account')).toBeVisible()
  },
}

/** The money of a withdrawal without a result left and came back: both lines are shown, and neither can be used as evidence. */
export const TakenBack: Story = {
  parameters: { lending: oneLost },
  play: async (context) => {
    const { canvas } = context
    await choose(context, [lineOfLost, ['RVSL NIP TRANSFER OUT', 'S1002', '', '50000.00']])
    await expect(await canvas.findByText(/^Moved back, or it reads so/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Use as evidence/ })).toBeNull()
  },
}

/** One line fits exactly one withdrawal without a result: what the operator saw is filled in, and checked before it is recorded. */
export const Evidence: Story = {
  tags: ['needs-browser'],
  parameters: { lending: oneLost },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await choose(context, [lineOfLost, ['NIP TRANSFER OUT', 'S1002', '7000.01', '']])
    await expect(
      await canvas.findByText(/2 of 2 requests are on the statement/, undefined, slow),
    ).toHaveFocus()
    await userEvent.click(await canvas.findByRole('button', { name: 'Use as evidence' }))
    const seen = canvas.getByLabelText('What did you see?')
    await expect(seen).toHaveFocus()
    await expect(seen).toHaveDisplayValue(/^Line 3, statement of .*50,000/)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByText(/Two operators may have to agree/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Record the result' }))
    await expect(await canvas.findByText(/^The result of .* is recorded\.$/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use as evidence' })).toBeNull())
    const resolved = getWorld(loaded)
      .relay.operations()
      .find(({ matched }) => matched === 'resolved')
    await expect(resolved).toMatchObject({
      ...{ state: 'succeeded', resolution: { by: 'user_harbour', evidence: { line: { line: 3 } } } },
    })
    await userEvent.click(canvas.getByText('Show 2 requests with their lines'))
    await expect(await canvas.findByText('An operator')).toBeVisible()
  },
}

/** What one operator records is a proposal, and not theirs to agree to. */
export const WaitsForASecondOperator: Story = {
  parameters: { lending: twoOperators },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await choose(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use as evidence' }, slow))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Record the result' }))
    await expect(await canvas.findByText('You proposed this. Another operator confirms.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm this result' })).toBeNull()
    const states = getWorld(loaded)
      .relay.operations()
      .map(({ state }) => state)
    await expect(states).toContain('unknown')
  },
}

export const SecondOperatorAgrees: Story = {
  parameters: {
    lending: {
      relay: { fourEyes: true },
      prepare: async (world: StoryWorld) => {
        const said = { outcome: 'succeeded', evidence: { text: 'On the statement, line 3' } } as const
        world.relay.resolve(await lose(world), said, 'op_ife')
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await choose(context)
    await expect(await canvas.findByText(/Proposed by op_ife: It was done/, undefined, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm this result' }))
    await expect(await canvas.findByText(/^The result of .* is recorded\.$/)).toBeVisible()
    await expect(getWorld(loaded).relay.operations()[0]).toMatchObject({
      ...{ state: 'succeeded', resolution: { by: 'op_ife', confirmedBy: 'user_harbour' } },
    })
  },
}

/** A business's own people see what was found, and cannot record it. */
export const NoOperator: Story = {
  parameters: { lending: { ...oneLost, relay: { operator: false } } },
  play: async (context) => {
    const { canvas } = context
    await choose(context)
    await expect(
      await canvas.findByText('Only an operator can record the result.', undefined, slow),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Use as evidence' })).toBeNull()
  },
}

/** A line that was tried twice, money that failed and moved, a charge, and one that no request fits. */
const everyFinding = {
  prepare: async (world: StoryWorld) => {
    await lose(world)
    await sendWithdrawal(world, { amount: '8000.02', accountNumber: '0099887766' })
    for (const accountNumber of ['1111111111', '2222222222'])
      await sendWithdrawal(world, { amount: '9000.01', accountNumber })
    await world.sandbox.advance(4_000)
  },
}
const everyLine: readonly Row[] = [
  lineOfLost,
  ['NIP TRANSFER OUT', 'S1002', '8000.02', ''],
  ['NIP TRANSFER OUT', 'S1003', '9000.01', ''],
  ['SMS CHARGE', '', '4.00', ''],
]

export const EveryFinding: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { ...everyFinding, width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas } = context
    await choose(context, everyLine)
    for (const found of ['Shows a withdrawal was done', 'Contradicts our records', 'Fits several requests'])
      await expect(await canvas.findByText(found, undefined, slow)).toBeVisible()
    await expect(canvas.getByText(/It reads like a charge of the bank/)).toBeVisible()
    await expect(canvas.getByText(/^No request fits/)).toBeVisible()
  },
}

export const CouldNotBeRead: Story = {
  parameters: { lending: { network: 'server-error' } },
  play: async (context) => {
    await choose(context)
    await expect(
      await context.canvas.findByText('Could not load the requests', undefined, slow),
    ).toBeVisible()
  },
}
