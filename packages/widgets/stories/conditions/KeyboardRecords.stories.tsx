import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CustomerPicker } from '../../src/customer-picker/CustomerPicker.tsx'
import { CustomersTable } from '../../src/customers-table/CustomersTable.tsx'
import { PartnerSwitcher } from '../../src/partner-switcher/PartnerSwitcher.tsx'
import { listenToLiveRegions } from '../listenToLiveRegions.ts'
import { keyboardPage as keys } from '../keyboardPage.ts'

const meta = {
  title: 'Tests/Conditions/Keyboard alone, records',
  tags: ['!autodocs', 'needs-browser'],
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const wide = { viewport: { value: 'desktop' } }
const chosen = fn()

export const Customers: Story = {
  // Which controls there are depends on the room, by the kit's own styles: bare HTML shows those of both layouts.
  tags: ['own-look'],
  parameters: { lending: { width: 'wide', scenario: 'tenThousandRows' } },
  globals: wide,
  beforeEach: () => void chosen.mockClear(),
  render: () => <CustomersTable exportCsv onRowSelect={chosen} />,
  play: async ({ canvas, userEvent, step }) => {
    const pageContext = { userEvent }
    const search = await canvas.findByRole('searchbox', { name: 'Search' })
    await canvas.findByText('1 to 25 of 9,091')
    const heard = listenToLiveRegions(document)
    await step('Search, filters, order, columns, file, rows: in the order they are read', async () => {
      await keys.tabTo(pageContext, () => search)
      await keys.tabThrough(pageContext, [
        canvas.getByRole('combobox', { name: 'Status' }),
        canvas.getByRole('button', { name: 'Columns' }),
        canvas.getByRole('button', { name: 'Export CSV' }),
        within(canvas.getByRole('columnheader', { name: 'Name' })).getByRole('button'),
      ])
    })
    await step('Sort', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => heard.once('Sorted by Name, ascending.'))
    })
    await step('Page on: which rows are shown is said, and the focus stays', async () => {
      const next = canvas.getByRole('button', { name: 'Next page' })
      next.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => heard.once('26 to 50 of 9,091'))
      await expect(next).toHaveFocus()
    })
    await step('Columns open and close, and the focus comes back', async () => {
      await userEvent.tab()
      search.focus()
      await keys.tabTo(pageContext, () => canvas.getByRole('button', { name: 'Columns' }))
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(document.activeElement).toHaveAttribute('type', 'checkbox')
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus()
    })
    await step('Nothing matches: the way back leaves the focus in the card', async () => {
      search.focus()
      await userEvent.keyboard('qqqq')
      const clear = await canvas.findByRole('button', { name: 'Clear search and filters' })
      await waitFor(() => heard.once('0 rows found'))
      await keys.tabTo(pageContext, () => clear)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Customers' })).toHaveFocus())
    })
    await step('Find one, and choose it', async () => {
      await keys.tabTo(pageContext, () => search)
      await userEvent.keyboard('customer00042')
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
      await waitFor(() => heard.once('1 row found'))
      const row = within(canvas.getByRole('rowheader')).getByRole('button')
      await keys.tabTo(pageContext, () => row, 24)
      await userEvent.keyboard('{Enter}')
      await expect(chosen).toHaveBeenCalledOnce()
    })
  },
}

function Pickers({ presentation }: { presentation: 'list' | 'sheet' }): ReactNode {
  const [customer, setCustomer] = useState<string | null>(null)
  const [partner, setPartner] = useState('cp_adaeze')
  return (
    <>
      <CustomerPicker
        presentation={presentation}
        value={customer}
        onChange={(next) => setCustomer(next?.id ?? null)}
      />
      <PartnerSwitcher presentation={presentation} value={partner} onChange={(next) => setPartner(next)} />
    </>
  )
}

export const PickersAsLists: Story = {
  render: () => <Pickers presentation="list" />,
  play: async ({ canvas, userEvent }) => {
    const pageContext = { userEvent }
    const heard = listenToLiveRegions(document)
    const customer = () => canvas.getByRole('combobox', { name: 'Customer' })
    const partner = () => canvas.getByRole('combobox', { name: 'Business' })
    await waitFor(() => expect(partner()).toHaveValue('Adaeze Foods Ltd'))
    await keys.tabTo(pageContext, customer)
    await waitFor(() => expect(customer()).toHaveAttribute('aria-controls'))
    await waitFor(() => expect(customer()).toHaveFocus())
    await userEvent.keyboard('okafor')
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(11))
    const { length } = canvas.getAllByRole('option')
    await waitFor(() => heard.once(`${length} found`))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(customer()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/./)),
    )
    await userEvent.keyboard('{Enter}')
    await expect(customer()).toHaveAttribute('aria-expanded', 'false')
    await expect(customer()).toHaveFocus()
    await keys.tabTo(pageContext, partner)
    await waitFor(() => expect(partner()).toHaveAttribute('aria-controls'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(partner()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(partner()).toHaveAttribute('aria-expanded', 'false')
    // To leave without choosing changes nothing.
    await expect(partner()).toHaveValue('Adaeze Foods Ltd')
  },
}

export const PickersAsSheets: Story = {
  render: () => <Pickers presentation="sheet" />,
  play: async ({ canvas, userEvent, step }) => {
    const pageContext = { userEvent }
    const heard = listenToLiveRegions(document)
    const trigger = (name: RegExp) => canvas.getByRole('button', { name })
    await canvas.findByRole('button', { name: 'Business: Adaeze Foods Ltd' })
    await step('Escape leads back to the button', async () => {
      await keys.tabTo(pageContext, () => trigger(/^Customer:/))
      await userEvent.keyboard('{Enter}')
      const sheet = within(await screen.findByRole('dialog', { name: 'Choose a customer' }))
      await waitFor(() => expect(sheet.getByRole('textbox')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(trigger(/^Customer:/)).toHaveFocus()
    })
    await step('Search, hear how many, choose: the button has the focus and says which', async () => {
      await keys.tabTo(pageContext, () => trigger(/^Business:/))
      await userEvent.keyboard('{Enter}')
      const sheet = within(await screen.findByRole('dialog', { name: 'Choose a business' }))
      await waitFor(() => expect(sheet.getByRole('textbox')).toHaveFocus())
      await userEvent.keyboard('kwame')
      await waitFor(() => expect(sheet.getAllByRole('radio')).toHaveLength(1))
      await waitFor(() => heard.once('1 found'))
      await keys.tabTo(pageContext, () => sheet.getByRole('radio'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger(/^Business: Kwame Logistics/)).toHaveFocus())
    })
  },
}
