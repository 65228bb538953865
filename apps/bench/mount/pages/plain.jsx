import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A bare withdrawal with React alone. */
function Withdrawal() {
  const [problem, setProblem] = useState('')
  const [review, setReview] = useState(null)
  const submit = (event) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const missing = Object.keys(values).find((name) => values[name] === '')
    setProblem(missing ? `Enter ${missing}` : '')
    setReview(missing ? null : values)
  }
  return (
    <form onSubmit={submit} noValidate>
      <h2>Withdraw money</h2>
      <label>
        Amount <input name="amount" inputMode="decimal" />
      </label>
      <label>
        Account number <input name="accountNumber" inputMode="numeric" />
      </label>
      <label>
        Bank <input name="bank" />
      </label>
      <label>
        Name on the account <input name="accountName" />
      </label>
      <p role="alert">{problem}</p>
      <button type="submit">Review</button>
      {review && <p>{JSON.stringify(review)}</p>}
    </form>
  )
}

createRoot(document.getElementById('app')).render(<Withdrawal />)
