import { useBrand } from '@onlend/widgets'
import { type ReactElement, useRef } from 'react'
import type { Account } from '../account/Account.ts'
import { useWords } from '../words/useWords.ts'
import { AppIcon } from './AppIcon.tsx'
import { Settings } from './Settings.tsx'

/** The person, their settings, a contact, and the way out: opens before the script has run, closes by Escape and by the focus that leaves it. */
export function AccountMenu({
  account,
  onSignOut,
}: {
  account: Account
  onSignOut: () => void
}): ReactElement {
  const t = useWords()
  const { support } = useBrand()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    <details
      ref={menu}
      className="account"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return
        close()
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="quiet" aria-label={t('account')} title={t('account')}>
        <AppIcon path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0" />
      </summary>
      <div className="account-panel">
        <p className="account-name">{account.displayName}</p>
        <Settings />
        {support.email !== null && (
          <p className="account-help">
            {t('help')} <a href={`mailto:${support.email}`}>{support.email}</a>
            {support.hours !== null && <small>{support.hours}</small>}
          </p>
        )}
        {account.sandboxControlUrl && (
          <a className="account-line" href={account.sandboxControlUrl} target="_blank" rel="noreferrer">
            {t('sandbox')}
          </a>
        )}
        <button
          type="button"
          className="account-line"
          onClick={() => {
            close()
            onSignOut()
          }}
        >
          {t('signOut')}
        </button>
      </div>
    </details>
  )
}
