import { useSession, useTenant } from '@onlend/hooks'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import type { BrandPublisherProps } from '@onlend/brand/publisher'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

type Studio = { BrandPublisher: ComponentType<BrandPublisherProps>; sheet: string }

/** The page of a channel partner's designer. The studio is fetched here and nowhere else: other pages pay nothing for it. */
export function BrandPage(): ReactElement {
  const t = useWords()
  const { data: tenant } = useTenant()
  const { data: session } = useSession()
  const [studio, setStudio] = useState<Studio | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    // The server's own script holds no studio.
    if (import.meta.env.SSR || isLost) return
    loadStudio().then(setStudio, () => setLost(true))
  }, [isLost])
  return (
    <div className="stack">
      <PageTitle name={t('brandPage')} />
      {isLost && (
        <p role="alert" className="problem">
          {t('jobFailed')}{' '}
          <button type="button" className="button" onClick={() => setLost(false)}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      {studio && tenant !== undefined && (
        <>
          <link rel="stylesheet" href={studio.sheet} />
          <studio.BrandPublisher
            brand={{ ...tenant }}
            customerPartners={session?.customerPartners ?? []}
            previewAddress={(id) => `${location.origin}/brand-preview/${id}`}
          />
        </>
      )}
    </div>
  )
}

async function loadStudio(): Promise<Studio> {
  const [{ BrandPublisher }, { default: sheet }] = await Promise.all([
    import('@onlend/brand/publisher'),
    import('@onlend/brand/studio.css?url'),
  ])
  return { BrandPublisher, sheet }
}
