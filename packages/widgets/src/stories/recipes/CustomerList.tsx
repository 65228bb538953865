import type { Customer } from '@onlend/core'
import { useCustomers } from '@onlend/hooks'
import { type TableColumn, useTable } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'

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
export function CustomerList(): ReactNode {
  const customers = useCustomers()
  const table = useTable({
    rows: customers.data?.customers ?? none,
    columns,
    defaultView: { filters: { status: 'active' } },
  })
  if (!customers.data) return <p>{customers.isError ? 'We could not load your customers.' : 'Loading…'}</p>
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
