import { useCustomerPartner } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'

/** A partner's details in your own markup. What belongs to a person is put into the page only once it is asked for. */
export function OwnPartnerDetails(): ReactNode {
  const partner = useCustomerPartner()
  const [isPhoneShown, setPhoneShown] = useState(false)
  if (partner.isPending) return <p>Loading…</p>
  if (partner.isError) return <p role="alert">We could not load this partner.</p>
  const {
    name,
    legal_name: legalName,
    contact_number: phone,
    webhook_url: webhook,
    is_deleted,
  } = partner.data
  return (
    <div>
      <p>
        {name}
        {is_deleted && ' (deleted)'}
      </p>
      {legalName && <p>Registered as {legalName}</p>}
      {phone && (
        <p>
          Phone: {isPhoneShown ? phone : `ending in ${phone.slice(-4)}`}{' '}
          <button type="button" onClick={() => setPhoneShown(!isPhoneShown)}>
            {isPhoneShown ? 'Hide phone' : 'Show phone'}
          </button>
        </p>
      )}
      {/* `undefined` is an address that your relay keeps back, which is not one that is missing. */}
      {webhook === null && <p>No webhook address is set.</p>}
    </div>
  )
}
