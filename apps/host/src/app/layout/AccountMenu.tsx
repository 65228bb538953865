import { type ReactElement, useId } from 'react'
import type { Account, AccountPartner } from '../account/Account.ts'
import { useScheme } from './useScheme.ts'

type AccountMenuProps = {
  account: Account
  partner: AccountPartner
  onPartnerChange: (id: string) => void
  onSignOut: () => void
}

const schemeNames = { auto: 'Auto', light: 'Light', dark: 'Dark' } as const

/** Whom the person acts for, the colour scheme, and the way out. */
export function AccountMenu({ account, partner, onPartnerChange, onSignOut }: AccountMenuProps): ReactElement {
  const selectId = useId()
  const { scheme, next } = useScheme()
  return (
    <div className="account">
      {account.customerPartners.length > 1 ? (
        <>
          <label className="hidden" htmlFor={selectId}>
            Acting for
          </label>
          <select id={selectId} value={partner.id} onChange={(event) => onPartnerChange(event.target.value)}>
            {account.customerPartners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      ) : (
        <span className="account-name">{partner.name}</span>
      )}
      <button type="button" className="quiet" onClick={next} aria-label={`Colours: ${schemeNames[scheme]}. Change`}>
        {schemeNames[scheme]}
      </button>
      <button type="button" className="quiet" onClick={onSignOut}>
        Sign out
      </button>
    </div>
  )
}
