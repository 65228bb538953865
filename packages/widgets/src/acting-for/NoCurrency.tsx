'use client'
import type { CreditLimit } from '@onlend/core'
import { type ReadResult, useCustomerPartnerBrief, useLending } from '@onlend/hooks'
import { type ReactNode, useEffect } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { noCurrency as words } from './noCurrency.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type NoCurrencyProps = {
  customerPartnerId: string | undefined
  /** The form's own reading: with another, a form that is not about money would load it too. */
  limit: ReadResult<CreditLimit | null>
  /** Called with the currency as soon as it is known. */
  onFound: (currency: string) => void
}

/** The notice in place of a form without a currency: looks for the currency of the business's country, and says why there is none. */
export function NoCurrency({ customerPartnerId, limit, onFound }: NoCurrencyProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { customerPartnerId: ownId } = useLending()
  const business = useCustomerPartnerBrief({ customerPartnerId: customerPartnerId ?? ownId })
  const currency = limit.data?.currency ?? business.country?.currency ?? null
  const isFetching = limit.isFetching || business.isFetching
  const refetch = () => {
    void limit.refetch()
    business.refetch()
  }
  useEffect(() => {
    if (currency !== null) onFound(currency)
  }, [currency, onFound])

  if (currency !== null || limit.isLoading || business.state === 'loading') return <Skeleton size="control" />
  const error = limit.error ?? business.error
  if (business.state === 'failed' || error !== null)
    return <LoadFailed title={t('noCurrency.failed')} error={error} onRetry={refetch} retrying={isFetching} />
  const again = (
    <Button icon="refresh" busy={isFetching} onClick={refetch}>
      {say('common.retry')}
    </Button>
  )
  return (
    <Alert tone="warning" role="alert" title={t('noCurrency.unknown.title')} actions={again}>
      <p className="ol-Text">{t('noCurrency.unknown.text')}</p>
    </Alert>
  )
}
