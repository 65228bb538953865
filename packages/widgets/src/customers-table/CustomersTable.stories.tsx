import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { CustomersTable } from './CustomersTable.tsx'

const wide = {
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} as const

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

export const NoneYet: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('No customers yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Register a customer' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}

export const EverythingNull: Story = { parameters: { lending: { scenario: 'everythingNull' } } }
