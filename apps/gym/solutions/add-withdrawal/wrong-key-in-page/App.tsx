// Red: The page called the service itself: a browser must never hold the key.
import { type ReactNode, type SubmitEvent, useState } from 'react'

export function App(): ReactNode {
  const [isPaid, setIsPaid] = useState(false)
  const pay = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = JSON.stringify({
      account_type: 'bank',
      ...Object.fromEntries(new FormData(event.currentTarget)),
    })
    const headers = { Authorization: 'Bearer sk_sandbox_demo', 'Content-Type': 'application/json' }
    const url = 'https://lender.test/v1/baas/customer-partner/cp_adaeze/withdraw'
    const response = await fetch(url, { method: 'POST', headers, body })
    setIsPaid(response.ok)
  }
  return (
    <form onSubmit={pay}>
      {isPaid && <p>The supplier has been paid.</p>}
      <input aria-label="Amount" name="amount" />
      <input aria-label="Account number" name="account_number" />
      <input aria-label="Bank" name="bank_code" />
      <input aria-label="Name on the account" name="name" />
      <button type="submit">Withdraw</button>
    </form>
  )
}
