import type { CustomerPartner } from '@onlend/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../ui/Badge.tsx'
import { CustomerPartnersTable } from './CustomerPartnersTable.tsx'

const wide = {
  parameters: { lending: { width: 'wide' } },
  globals: { viewport: { value: 'desktop' } },
} as const
const countryNames = { cty_ng01: 'Nigeria', cty_gh01: 'Ghana', cty_ke01: 'Kenya' }

const meta = {
  title: 'Widgets/Operate/CustomerPartnersTable',
  component: CustomerPartnersTable,
  args: { exportCsv: true, onOnboardPartner: fn() },
} satisfies Meta<typeof CustomerPartnersTable>

export default meta

type Story = StoryObj<typeof meta>

export const Cards: Story = {
  name: 'Merchants, sub-accounts, businesses',
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Kwame Logistics' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a business' }))
    await expect(args.onOnboardPartner).toHaveBeenCalledOnce()
  },
}

export const Wide: Story = {
  ...wide,
  args: { countryNames },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findAllByRole('cell', { name: 'Ghana' })).toHaveLength(2)
    await expect(canvasElement.innerHTML).not.toContain('app_key')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'All')
    await expect(await canvas.findByText('1 to 8 of 8')).toBeVisible()
  },
}

const chosenBadge = (partner: CustomerPartner) =>
  partner.id === 'cp_kwame' ? <Badge tone="info">Sahel Credit</Badge> : null

export const Selectable: Story = {
  ...wide,
  args: { onRowSelect: fn(), tenantBadge: chosenBadge },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Kwame Logistics/ }))
    await expect(args.onRowSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'cp_kwame' }))
  },
}

export const DeletedOne: Story = {
  ...wide,
  args: { includeDeleted: true },
  parameters: { lending: { width: 'wide', scenario: 'deletedRows' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Deleted' })).toBeVisible()
  },
}
