// Red: The page called the service itself: a browser must never hold the key.
import { type ReactNode, useEffect, useState } from 'react'

export function App(): ReactNode {
  const [limit, setLimit] = useState<{ amount_available: number; currency: string } | null>(null)
  useEffect(() => {
    fetch('/lending/config')
      .then((response) => response.json())
      .then(({ url, key }) =>
        fetch(`${url}/v1/customer-partner/cp_adaeze/credit-limit/current`, {
          headers: { Authorization: `Bearer ${key}` },
        }),
      )
      .then((response) => response.json())
      .then(({ data }) => setLimit(data))
  }, [])
  return <p>{limit && `${limit.currency} ${limit.amount_available}`}</p>
}
