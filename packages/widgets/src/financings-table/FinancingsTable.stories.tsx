import type { Amount, Financing } from '@onlend/core'
import type { FinancingSchedule } from '@onlend/hooks/tables'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { FinancingsTable } from './FinancingsTable.tsx'

const wide = {
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} as const

/** A part that is fetched when it is needed, and ten thousand rows. */
const slow = { timeout: 20_000 }

/** What a host would find in its books: three instalments, two and four weeks after the start, and eight. */
function getSchedule({ start_date: started, amount }: Financing): FinancingSchedule | null {
  if (started === null || amount === null) return null
  const third = BigInt(amount.split('.')[0] ?? '0') / 3n
  const due = (days: number) => new Date(Date.parse(started) + days * 86_400_000).toISOString().slice(0, 10)
  // The casts: digits of a whole number.
  return {
    instalments: [
      { due: due(14), amount: `${third}` as Amount, paid: `${third}` as Amount },
      { due: due(28), amount: `${third}` as Amount },
      { due: due(56), amount: `${third}` as Amount },
    ],
  }
}

function getSchedules(financing: Financing): FinancingSchedule | null {
  const schedule = getSchedule(financing)
  const isEven = /[02468]$/.test(financing.transaction_reference)
  return schedule && isEven ? { ...schedule, currency: 'GHS' } : schedule
}

const meta = {
  title: 'Widgets/Customers/FinancingsTable',
  component: FinancingsTable,
  args: { exportCsv: true, getSchedule, onReportRepayment: fn() },
} satisfies Meta<typeof FinancingsTable>

export default meta

type Story = StoryObj<typeof meta>

/** On a phone each row is two lines, and one press or Enter opens the rest in a sheet. */
export const Cards: Story = {
  name: 'Loan book, invoices, instalments',
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('rowheader')
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(9)
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(68)
    const opener = within(name as HTMLElement).getByRole('button') // nine rows are there
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog', {}, slow))
    await expect(dialog.getByText('Reference')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Show Phone/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Wide: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^9 financings of ₦/)).toBeVisible()
    // Said in words, not by colour alone.
    await expect(canvas.getAllByRole('cell', { name: 'Defaulted' })).toHaveLength(3)
    await expect(canvas.getAllByRole('cell', { name: 'Completed' })).toHaveLength(6)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Defaulted (3)')
    await expect(await canvas.findByText('1 to 3 of 3')).toBeVisible()
    await expect(canvas.getByText(/^3 financings of ₦/)).toBeVisible()
  },
}

/** A press on a bar shows its financings, another one all of them again; the keyboard does the same. */
export const FilteredByBar: Story = {
  tags: ['needs-browser'],
  ...wide,
  play: async ({ canvas, userEvent }) => {
    const picture = within(await canvas.findByRole('region', { name: 'Due, paid and overdue' }))
    const bar = await picture.findByRole('button', { name: /^8–30 days late/ }, slow)
    await userEvent.click(bar)
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('combobox', { name: 'Overdue' })).toHaveValue('30')
    const [week] = picture.getAllByRole('button', { name: /overdue ₦(?!0)/ })
    await userEvent.click(bar)
    await expect(await canvas.findByText('1 to 9 of 9')).toBeVisible()
    week?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvas.queryByText('1 to 9 of 9')).toBeNull())
    await userEvent.click(canvas.getByText('More filters'))
    await expect(canvas.getByLabelText('Due from')).not.toHaveValue('')
    week?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('1 to 9 of 9')).toBeVisible()
    await expect(canvas.getByLabelText('Due from')).toHaveValue('')
  },
}

/** The picture once more as a table, for those who cannot see it and those who want the sums. */
export const AsATable: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('As a table', {}, slow))
    const table = within(canvas.getByRole('table', { name: 'Due, paid and overdue' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(8)
    const ages = within(canvas.getByRole('table', { name: 'Overdue by age' }))
    await expect(ages.getAllByRole('rowheader')).toHaveLength(4)
  },
}

export const Details: Story = {
  tags: ['needs-browser'],
  ...wide,
  play: async ({ canvas, args, userEvent }) => {
    const [status] = await canvas.findAllByRole('cell', { name: 'Defaulted' })
    const row = within(status?.closest('tr') as HTMLElement) // a cell is in a row
    const name = row.getByRole('rowheader')
    await userEvent.click(within(name).getByRole('button'))
    const dialog = within(await within(document.body).findByRole('dialog', {}, slow))
    const steps = dialog.getAllByRole('listitem')
    await expect(steps).toHaveLength(4)
    await expect(steps[0]).toHaveTextContent(/due .*Paid$/)
    await expect(dialog.getByText('Today')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Report a repayment' }))
    await expect(args.onReportRepayment).toHaveBeenCalledWith(
      expect.objectContaining({ loan_status: 'defaulted' }),
      { nextInstalment: expect.stringMatching(/^\d+$/), unpaid: expect.stringMatching(/^\d+$/) },
    )
    await expect(within(name).getByRole('button')).toHaveFocus()
  },
}

/** Only what is not completed can be repaid. */
export const Reporting: Story = {
  ...wide,
  play: async ({ canvas, args, userEvent }) => {
    const actions = await canvas.findAllByRole('button', { name: /^Report a repayment: / })
    await expect(actions).toHaveLength(3)
    await userEvent.click(actions[0] as HTMLElement) // three are there
    await expect(args.onReportRepayment).toHaveBeenCalledOnce()
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

/** Sums of two currencies stand apart; one of them is drawn at a time. */
export const SeveralCurrencies: Story = {
  ...wide,
  args: { getSchedule: getSchedules },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^5 financings of ₦/)).toBeVisible()
    await expect(canvas.getByText(/^4 financings of (GH)?₵/)).toBeVisible()
    await expect(canvas.getByText('Only NGN is shown.')).toBeVisible()
    await userEvent.click(canvas.getByText('More filters'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'GHS (4)')
    await expect(await canvas.findByText('Only GHS is shown.')).toBeVisible()
    await expect(canvas.queryByText(/financings of ₦/)).toBeNull()
  },
}

/** Without the host's books: due with the drawdown, and no day where there is none. */
export const WithoutSchedules: Story = {
  ...wide,
  args: { getSchedule: () => null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Without a due date/)).toBeVisible()
    await expect((await canvas.findAllByText(/With the drawdown/))[0]).toBeVisible()
  },
}

export const OwnColumns: Story = {
  ...wide,
  args: {
    columns: ['branch', 'amount', 'status'],
    ownColumns: [
      { id: 'branch', label: 'Branch', value: () => 'Yaba', draw: () => 'Yaba', searchable: true },
    ],
  },
  play: async ({ canvas }) => {
    const heads = (await canvas.findAllByRole('columnheader')).map(({ textContent }) => textContent)
    await expect(heads).toEqual(['Customer', 'Branch', 'Amount', 'Status', 'Actions'])
    await expect(canvas.getAllByRole('cell', { name: 'Yaba' })).toHaveLength(9)
  },
}

export const NoneYet: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No financings yet')).toBeVisible()
  },
}
