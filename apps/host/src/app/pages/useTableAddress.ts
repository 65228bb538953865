import { readTableView, type TableView, writeTableView } from '@onlend/hooks/tables'
import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

type TableAddress = { view: TableView; onViewChange: (view: TableView) => void }

/** Keeps a table's page, order and filters in the address, so that they can be shared and come back; the search text stays out of it. */
export function useTableAddress(): TableAddress {
  const [path, navigate] = useLocation()
  const address = useSearch()
  const [search, setSearch] = useState('')
  const view = useMemo(() => ({ ...readTableView(new URLSearchParams(address)), search }), [address, search])
  return {
    view,
    onViewChange: (next) => {
      setSearch(next.search)
      const params = writeTableView(new URLSearchParams(address), next).toString()
      navigate(params === '' ? path : `${path}?${params}`, { replace: true })
    },
  }
}
