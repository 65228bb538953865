import { useCustomerPartner } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'

/** The account to pay into, in one line of your own, with a button that copies it. */
export function OwnLockbox(): ReactNode {
  const partner = useCustomerPartner()
  const [said, setSaid] = useState('')
  if (partner.isPending) return <p>Looking up your account…</p>
  if (partner.isError) return <p role="alert">We could not look up your account.</p>
  const account = partner.data.lockbox_account
  if (account === null || account.account_number === null) return <p>You have no account yet.</p>
  const { account_number: number, account_name: name, bank_name: bank } = account
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser did not let us copy. Select the number instead.'),
    )
  return (
    <p>
      {name}, {bank}: <strong>{number}</strong>{' '}
      <button type="button" onClick={() => void copy()}>
        Copy the number
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  )
}
