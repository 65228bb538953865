// Red: The page sent the key to its server: a browser must never hold the key.
import { type ReactNode, useEffect, useState } from 'react'

export function App(): ReactNode {
  const [limit, setLimit] = useState<{ amount_available: number; currency: string } | null>(null)
  useEffect(() => {
    const headers = { Authorization: 'Bearer sk_sandbox_demo' }
    fetch('/lending/v1/customer-partner/cp_adaeze/credit-limit/current', { headers })
      .then((response) => response.json())
      .then(({ data }) => setLimit(data))
  }, [])
  return <p>{limit && `${limit.currency} ${limit.amount_available}`}</p>
}
