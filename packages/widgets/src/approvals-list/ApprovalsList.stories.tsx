import type { Advice } from '../../../../.storybook/gallery/Advice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { findReady } from '../../stories/findReady.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { openRow } from '../../stories/openRow.ts'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { waitForApproval } from '../../stories/waitForApproval.ts'
import { ApprovalsList } from './ApprovalsList.tsx'

const meta = {
  title: 'Widgets/Pay out/ApprovalsList',
  component: ApprovalsList,
  parameters: {
    advice: {
      do: 'Put the count of what waits beside the menu line that leads here.',
      doNot:
        'Let one person hold both roles to save a step: the relay refuses the decision of the person who asked.',
    } satisfies Advice,
  },
} satisfies Meta<typeof ApprovalsList>

export default meta

type Story = StoryObj<typeof meta>

const rule = { above: '1000' } as const
const controls = { currency: 'NGN', withdraw: { approval: rule } } as const
const controlled = { spendingControls: controls }

const oneWaits = {
  relay: controlled,
  prepare: async (world: StoryWorld) => {
    await waitForApproval(world)
  },
}

const withdrawals = ({ sandbox }: StoryWorld) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw').length

/** One main button, which says how much it sends. */
export const OneWaits: Story = {
  name: 'Maker and checker, four eyes',
  tags: ['needs-browser'],
  parameters: { lending: oneWaits },
  play: async ({ canvas, userEvent, loaded }) => {
    const sheet = await openRow({ canvas, userEvent })
    const world = getWorld(loaded)
    await expect(await sheet.findByText('Ada Obi')).toBeVisible()
    await expect(sheet.getByText('Chidi Okafor')).toBeVisible()
    await expect(sheet.getByText('Guaranty Trust Bank')).toBeVisible()
    await expect(sheet.getByText('Decide before')).toBeVisible()
    await expect(await sheet.findByText('2123 456 789')).toBeVisible()
    await expect(sheet.getByText('First payment to this account')).toBeVisible()
    // A withdrawal to a bank has no field for a purpose.
    await expect(sheet.queryByText('Purpose')).toBeNull()
    await expect(sheet.getByText('Above ₦1,000, it needs a second person')).toBeVisible()
    await expect(await sheet.findByText('Adaeze Foods Ltd')).toBeVisible()
    await expect(world.relay.audit()).toMatchObject([{ action: 'shown', by: 'user_harbour' }])
    await userEvent.click(await findReady(sheet, /^Approve and send ₦50,000/))
    const notice = await sheet.findByText('Request received')
    await expect(notice).toBeVisible()
    await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus())
    await expect(sheet.getByText(/^Approved by Harbour Finance/)).toBeVisible()
    await expect(withdrawals(world)).toBe(1)
    await world.sandbox.advance(4_000)
    await expect(await sheet.findByText('Money withdrawn')).toBeVisible()
  },
}

/** The oldest first, and what was decided keeps its place. */
export const ManyWait: Story = {
  parameters: {
    lending: {
      relay: controlled,
      prepare: async (world: StoryWorld) => {
        await waitForApproval(
          world,
          { amount: '1250000', name: 'Kunle Cold Chain' },
          {
            amount: '48000.50',
            name: 'Amara Packaging and General Merchandise Company',
            accountNumber: '0099887766',
          },
          { amount: '7300', accountNumber: '2233445566' },
        )
      },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    // An open sheet hides the table behind it from roles, and a phone has no row of headings.
    const table = within(await canvas.findByRole('table', { name: 'Waiting for approval' }))
    const rows = table.getAllByRole('row').filter((row) => within(row).queryByRole('button'))
    const sheet = await openRow({ canvas, userEvent }, /Amara Packaging/)
    await expect(rows[0]).toHaveTextContent('Kunle Cold Chain')
    await userEvent.click(await findReady(sheet, /48,000/))
    await expect(await sheet.findByText('Request received')).toBeVisible()
    await waitFor(() => expect(rows[1]).toHaveTextContent('In progress'))
    await expect(withdrawals(getWorld(loaded))).toBe(1)
  },
}

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits for approval')).toBeVisible()
  },
}

/** Who asked for it sees that it waits, and can take it back. */
export const OwnRequest: Story = {
  parameters: {
    lending: {
      relay: controlled,
      prepare: async (world: StoryWorld) => {
        await sendWithdrawal(world)
      },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const sheet = await openRow({ canvas, userEvent })
    const takeBack = await sheet.findByRole('button', { name: 'Take it back' })
    await expect(sheet.queryByRole('button', { name: /Approve/ })).toBeNull()
    await userEvent.click(takeBack)
    await expect(await sheet.findByText(/^Taken back by Harbour Finance.*Nothing was sent\.$/)).toBeVisible()
    await expect(withdrawals(getWorld(loaded))).toBe(0)
  },
}

export const RefusedWithReason: Story = {
  tags: ['needs-browser'],
  parameters: { lending: oneWaits },
  play: async ({ canvas, userEvent, loaded }) => {
    const sheet = await openRow({ canvas, userEvent })
    await userEvent.click(await sheet.findByRole('button', { name: 'Refuse' }))
    await expect(sheet.getByLabelText(/Why do you refuse/)).toHaveFocus()
    await userEvent.type(sheet.getByLabelText(/Why do you refuse/), 'The invoice says less')
    await userEvent.click(sheet.getByRole('button', { name: 'Refuse and send nothing' }))
    await expect(await sheet.findByText('Withdrawal refused')).toBeVisible()
    await expect(sheet.getByText(/The invoice says less/)).toBeVisible()
    await expect(withdrawals(getWorld(loaded))).toBe(0)
  },
}

const proofs = {
  relay: { spendingControls: { currency: 'NGN', withdraw: { approval: rule, stepUp: { above: '40000' } } } },
  prepare: async (world: StoryWorld) => {
    const maker = { userId: 'user_ada', displayName: 'Ada Obi' }
    world.relay.signIn(maker)
    await sendWithdrawal(world, { stepUpProof: 'proof' })
    world.relay.signIn()
  },
} as const

export const ProofCancelled: Story = {
  parameters: { lending: proofs },
  play: async ({ canvas, userEvent, loaded }) => {
    const sheet = await openRow({ canvas, userEvent })
    await userEvent.click(await findReady(sheet, /^Approve and send/))
    const notice = await sheet.findByRole('alert')
    await expect(notice).toHaveTextContent('was not finished')
    await expect(notice).toHaveTextContent('nothing was sent')
    await expect(sheet.getByRole('button', { name: /^Approve and send/ })).toBeVisible()
    await expect(withdrawals(getWorld(loaded))).toBe(0)
  },
}

/** The rules are compared again at the approval, for its day. */
export const AboveTheLimit: Story = {
  parameters: {
    lending: {
      relay: {
        spendingControls: {
          currency: 'NGN',
          withdraw: { approval: { above: '20000' }, perPartnerAndDay: '60000' },
        },
      },
      prepare: async (world: StoryWorld) => {
        await waitForApproval(world, { amount: '45000' })
        await world.sandbox.advance(86_400_000 - 1)
        await sendWithdrawal(world, { amount: '18000', accountNumber: '0099887766' })
      },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const sheet = await openRow({ canvas, userEvent })
    await userEvent.click(await findReady(sheet, /^Approve and send ₦45,000/))
    const notice = await sheet.findByRole('alert')
    await expect(notice).toHaveTextContent('At most ₦60,000')
    await expect(notice).toHaveTextContent('₦42,000')
    await expect(withdrawals(getWorld(loaded))).toBe(1)
  },
}
