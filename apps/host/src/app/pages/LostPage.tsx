import type { ReactElement } from 'react'
import { useWords } from '../words/useWords.ts'

type LostPageProps = { hasFailedAgain: boolean; onRetry: () => void }

/** Stands where a page should be whose code did not arrive. After an update of the app only a reload finds it. */
export function LostPage({ hasFailedAgain, onRetry }: LostPageProps): ReactElement {
  const t = useWords()
  return (
    <div className="loading" role="alert">
      <p>{t('pageLost')}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {t('tryAgain')}
        </button>{' '}
        {hasFailedAgain && (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t('reload')}
          </button>
        )}
      </p>
    </div>
  )
}
