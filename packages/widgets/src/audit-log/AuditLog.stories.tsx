import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sendWithdrawal } from '../../stories/sendWithdrawal.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { AuditLog } from './AuditLog.tsx'

const meta = { title: 'Widgets/Operate/AuditLog', component: AuditLog } satisfies Meta<typeof AuditLog>

export default meta

type Story = StoryObj<typeof meta>

const wide = { globals: { viewport: { value: 'desktop' } } } as const
const evidence = { text: 'Not on the bank statement of 21 November', reference: 'ST-1121' }

/** Two operators who resolved a withdrawal, and one of everything else. */
async function decide(world: StoryWorld): Promise<void> {
  const { sandbox, relay, customerPartnerId } = world
  sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
  const lost = await sendWithdrawal(world)
  relay.addAuditEntry({ action: 'revoked', by: 'system', subject: '9f2b7c1d4e6a8f0b' })
  relay.addAuditEntry({ action: 'erased', by: 'op_tayo', customerPartnerId: 'cp_closed' })
  relay.addAuditEntry({
    ...{ action: 'assigned', by: 'op_tayo', customerPartnerId, subject: 'evt_0017' },
    facts: { outcome: 'succeeded', operation: lost, kind: 'withdraw', force: true },
  })
  relay.resolve(lost, { outcome: 'failed', evidence }, 'op_ife')
}

const decided = { prepare: decide }

/** On a phone each entry is two lines. */
export const Cards: Story = {
  name: 'Audit trail, compliance',
  parameters: { lending: decided },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Recorded a result' })).toBeVisible()
    await expect(canvas.getByText('The system')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
  },
}

/** Found by the person, and narrowed to one action. */
export const Wide: Story = {
  ...wide,
  parameters: { lending: { ...decided, width: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader')
    const first = canvas.getAllByRole('rowheader')[0] as HTMLElement
    await expect(within(first).getByText('Recorded a result')).toBeVisible()
    await expect(canvas.getByText(/Withdrawal · although the facts differ/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Action' }), 'Assigned a message')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeVisible()
    await expect(canvas.getByText('op_tayo')).toBeVisible()
  },
}

/** Earlier entries are loaded by hand. */
export const ManyEntries: Story = {
  ...wide,
  parameters: {
    lending: {
      width: 'wide',
      prepare: ({ relay }: StoryWorld) => {
        for (let at = 1; at <= 230; at += 1)
          relay.addAuditEntry({ action: 'dismissed', by: `op_${at}`, subject: `evt_${at}` })
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 25 of 200')).toBeVisible()
    await expect(canvas.getByText('op_230')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load earlier entries' }))
    await expect(await canvas.findByText('1 to 25 of 230')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Load earlier entries' })).toBeNull()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries yet')).toBeVisible()
  },
}

export const LongIds: Story = {
  tags: ['needs-browser'],
  globals: { viewport: { value: 'small' } },
  parameters: {
    lending: {
      prepare: ({ relay }: StoryWorld) =>
        relay.addAuditEntry({
          ...{ action: 'approved', by: 'a-very-long-identifier-of-a-person-in-a-directory@harbour.example' },
          ...{ subject: '5b1f4c0e-7a55-4d0c-9a53-5a8c2f3f9a10', customerPartnerId: 'cup_7Lq2Vt9m'.repeat(4) },
        }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Approved a request' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
