import type { CustomerPartner } from '@onlend/core'
import { useCustomerPartners } from '@onlend/hooks'
import { readTableView, type TableColumn, useTable, writeTableView } from '@onlend/hooks/tables'
import { type ReactNode, useState } from 'react'

const columns: readonly TableColumn<CustomerPartner>[] = [
  { id: 'name', searchable: true, value: (partner) => partner.name },
  { id: 'score', type: 'amount', value: (partner) => partner.score },
]
const none: readonly CustomerPartner[] = []

/** The customer partners with their order kept in an address, as your router would: here it is only shown. */
export function PartnerList(): ReactNode {
  const [address, setAddress] = useState('sort=-name')
  const partners = useCustomerPartners()
  const table = useTable({
    rows: partners.data ?? none,
    columns,
    view: readTableView(new URLSearchParams(address)),
    onViewChange: (view) => setAddress(String(writeTableView(new URLSearchParams(), view))),
  })
  if (!partners.data) return <p>{partners.isError ? 'We could not load your partners.' : 'Loading…'}</p>
  return (
    <>
      <p>
        Address: <code>?{address}</code>
      </p>
      <button type="button" onClick={() => table.setSort({ column: 'name', direction: 'ascending' })}>
        From A to Z
      </button>
      <ol>
        {table.rows.map(({ id, name, score }) => (
          <li key={id}>
            {name}, score {score}
          </li>
        ))}
      </ol>
    </>
  )
}
