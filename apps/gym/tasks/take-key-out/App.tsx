import { type ReactNode, useEffect, useState } from 'react'

const key = 'sk_sandbox_demo'
const url = 'https://lender.test/v1/customer-partner/cp_adaeze/credit-limit/current'

export function App(): ReactNode {
  const [limit, setLimit] = useState<{ amount_available: number; currency: string } | null>(null)
  useEffect(() => {
    fetch(url, { headers: { Authorization: `Bearer ${key}` } })
      .then((response) => response.json())
      .then(({ data }) => setLimit(data))
  }, [])
  return <p>{limit && `${limit.currency} ${limit.amount_available}`}</p>
}
