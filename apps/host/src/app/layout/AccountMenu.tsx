import type { ReactElement } from 'react'
import { useWords } from '../words/useWords.ts'
import { AppIcon } from './AppIcon.tsx'
import { useScheme } from './useScheme.ts'

const schemeIcons = {
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M12 8h4M12 12h5M12 16h4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
} as const

/** The colour scheme, and the way out. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }): ReactElement {
  const t = useWords()
  const { scheme, next } = useScheme()
  return (
    <div className="account">
      <button
        type="button"
        className="quiet"
        onClick={next}
        aria-label={t('colours', { scheme: t(scheme) })}
        title={t(scheme)}
      >
        <AppIcon path={schemeIcons[scheme]} />
      </button>
      <button
        type="button"
        className="quiet"
        onClick={onSignOut}
        aria-label={t('signOut')}
        title={t('signOut')}
      >
        <AppIcon path="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10m0 0-4-4m4 4-4 4" />
      </button>
    </div>
  )
}
