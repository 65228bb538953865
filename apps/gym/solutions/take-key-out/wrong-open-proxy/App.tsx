// Red: A request without a session was answered with 200.
import { type ReactNode, useEffect, useState } from 'react'

export function App(): ReactNode {
  const [limit, setLimit] = useState<{ amount_available: number; currency: string } | null>(null)
  useEffect(() => {
    fetch('/lending/v1/customer-partner/cp_adaeze/credit-limit/current')
      .then((response) => response.json())
      .then(({ data }) => setLimit(data))
  }, [])
  return <p>{limit && `${limit.currency} ${limit.amount_available}`}</p>
}
