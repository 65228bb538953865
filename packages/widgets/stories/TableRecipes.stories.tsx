import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Customer } from '@onlend/core'
import { useCustomers } from '@onlend/hooks'
import { type TableColumn, useTable } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'
import { PartnerList } from './recipes/PartnerList.tsx'

const meta = { title: 'Hooks/Recipes/Tables', tags: ['!autodocs'] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const CustomersInYourOwnMarkup: Story = {
  render: () => <CustomerList />,
  parameters: { lending: { scenario: 'tenThousandRows' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Customers 1 to 25 of 9091')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Customers 26 to 50 of 9091')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'no such name')
    await expect(await canvas.findByText('Customers 0 to 0 of 0')).toBeVisible()
  },
}

export const PartnersWithTheirOrderInAnAddress: Story = {
  render: () => <PartnerList />,
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent(
      'Ten Thousand Hands Cooperative',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'From A to Z' }))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Adaeze Foods Ltd')
    await expect(canvas.getByText('?sort=name')).toBeVisible()
  },
}

const columns: readonly TableColumn<Customer>[] = [
  {
    id: 'name',
    searchable: true,
    value: (customer) => customer.business_name ?? `${customer.first_name} ${customer.last_name}`,
  },
  { id: 'registered', type: 'date', value: (customer) => customer.created_at },
  { id: 'status', value: (customer) => (customer.is_deleted ? 'deleted' : 'active') },
]
const none: readonly Customer[] = []

/** The customers in your own markup: found, sorted and paged by the same hook as the kit's own table. */
function CustomerList(): ReactNode {
  const customers = useCustomers()
  const table = useTable({
    rows: customers.data?.customers ?? none,
    columns,
    defaultView: { filters: { status: 'active' } },
  })
  if (!customers.data) return <p>{customers.isError ? 'Could not load your customers.' : 'Loading…'}</p>
  return (
    <>
      <label>
        Search <input type="search" onChange={(event) => table.setSearch(event.target.value)} />
      </label>
      <table>
        <caption>
          Customers {table.first} to {table.last} of {table.matching}
        </caption>
        <thead>
          <tr>
            {table.columns.map(({ id }) => (
              <th
                key={id}
                scope="col"
                aria-sort={table.view.sort?.column === id ? table.view.sort.direction : 'none'}
              >
                <button type="button" onClick={() => table.toggleSort(id)}>
                  {id}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((customer) => (
            <tr key={customer.id}>
              {table.columns.map(({ id, value }) => (
                <td key={id}>{value(customer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => table.setPage(table.view.page + 1)}>
        Next
      </button>
    </>
  )
}
