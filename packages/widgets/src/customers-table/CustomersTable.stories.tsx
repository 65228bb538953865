import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { getWorld } from '../../stories/getWorld.ts'
import { CustomersTable } from './CustomersTable.tsx'

const wide = {
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} as const
const tenThousand = { lending: { width: 'wide', scenario: 'tenThousandRows' } } as const

const meta = {
  title: 'Widgets/Customers/CustomersTable',
  component: CustomersTable,
  args: { exportCsv: true, onRegister: fn() },
} satisfies Meta<typeof CustomersTable>

export default meta

type Story = StoryObj<typeof meta>

/** On a phone each row is two lines. */
export const Cards: Story = {
  name: 'Clients, buyers, borrowers',
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('11 active customers')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(11)
    await userEvent.click(canvas.getByRole('button', { name: 'Register a customer' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}

export const Wide: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('columnheader', { name: 'Name' })
    await expect(name).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(within(name).getByRole('button'))
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '')
    await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    await userEvent.click(within(name).getByRole('button'))
    await expect(name).toHaveAttribute('aria-sort', 'descending')
  },
}

export const ShownOnPurpose: Story = {
  ...wide,
  play: async ({ canvas, userEvent, canvasElement }) => {
    const [show] = await canvas.findAllByRole('button', { name: /^Show BVN: / })
    await expect(canvasElement.innerHTML).not.toContain('02210000000')
    await userEvent.click(show as HTMLElement)
    await expect(
      await canvas.findByText(/02\s?210\s?000\s?000|0\s?221\s?000\s?0000|02210000000/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Hide BVN: / }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Hide BVN: / })).toBeNull())
  },
}

export const PersonalDataLeftOut: Story = { ...wide, args: { piiColumns: 'hidden' } }

export const PersonalDataInTheOpen: Story = { ...wide, args: { piiColumns: 'full' } }

export const Selectable: Story = {
  ...wide,
  args: { onRowSelect: fn(), rowActions: [{ label: 'Message', onSelect: fn() }] },
  play: async ({ canvas, args, userEvent }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await expect(args.onRowSelect).toHaveBeenCalledWith(expect.objectContaining({ is_deleted: false }))
    const [message] = canvas.getAllByRole('button', { name: /^Message: / })
    await userEvent.click(message as HTMLElement)
    await expect(args.rowActions?.[0]?.onSelect).toHaveBeenCalledOnce()
    await expect(args.onRowSelect).toHaveBeenCalledOnce()
  },
}

/** The service sends 10,000 at once; a page is drawn. */
export const TenThousand: Story = {
  tags: ['needs-browser'],
  ...wide,
  parameters: tenThousand,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 25 of 9,091')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    // For eyes, and once more for ears.
    await expect(await canvas.findAllByText('26 to 50 of 9,091')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'customer00042')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeVisible()
  },
}

export const DeletedOnes: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Deleted')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeVisible()
    // Each row says so in words as well.
    await expect(canvas.getByRole('cell', { name: 'Deleted' })).toBeVisible()
  },
}

export const NothingMatches: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'qqqq')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }))
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await expect(await canvas.findByText('1 to 12 of 12')).toBeVisible()
  },
}

export const Columns: Story = {
  tags: ['needs-browser'],
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Date of birth' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Date of birth' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phone' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Phone' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('checkbox', { name: 'Phone' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus()
  },
}

export const Loading: Story = {
  ...wide,
  parameters: { lending: { width: 'wide', network: 'timeout' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Customers', busy: true })).toBeVisible()
  },
}

export const NoneYet: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('No customers yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Register a customer' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}

export const ServiceFails: Story = {
  parameters: { lending: { faults: [{ endpoint: 'listCustomers', fault: '500' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('11 active customers')).toBeVisible()
  },
}

export const EverythingNull: Story = { parameters: { lending: { scenario: 'everythingNull' } } }

export const LongNamesOnASmallPhone: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { scenario: 'longNames' } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Pseudo: Story = {
  tags: ['own-look'],
  globals: { locale: 'en-XA', viewport: { value: 'small' } },
}

/** The list was requested once: searching, sorting and paging send no request. */
export const AsksOnce: Story = {
  tags: ['needs-browser'],
  ...wide,
  parameters: tenThousand,
  play: async ({ canvas, userEvent, loaded }) => {
    const { sandbox } = getWorld(loaded)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Rows per page' }), '100 rows')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100)
    await expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'listCustomers')).toHaveLength(1)
  },
}
