'use client'
import { type ReactNode, useEffect } from 'react'
import { type UseCreditLimitReturnType, useLending } from '@onlend/hooks'
import { useCustomerPartnerBrief } from '@onlend/hooks/customer-partner-brief'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { noCurrency as words } from './noCurrency.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type FromRow, useFromRow } from './useFromRow.tsx'

type FromProps = Parameters<typeof useFromRow>[0] & { children: (from: FromRow) => ReactNode }

/** Says to what stands inside it which business something is done for. */
function From({ children, ...about }: FromProps): ReactNode {
  return children(useFromRow(about))
}

/** What needs to know a business by itself: one part, fetched when a review or a receipt is, so that no form is heavier for it. */
export const businessParts = { From, NoCurrency } as const

type NoCurrencyProps = {
  customerPartnerId: string | undefined
  /** The form's own reading: with another, a form that is not about money would load it too. */
  limit: UseCreditLimitReturnType
  /** Told the currency as soon as it is known after all. */
  onFound: (currency: string) => void
}

/** In place of a form that would show amounts of nothing: looks for the currency where the business is, and says why there is none. */
function NoCurrency({ customerPartnerId, limit, onFound }: NoCurrencyProps): ReactNode {
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
  const hasFailed = business.state === 'failed' || error !== null
  const again = (
    <Button icon="refresh" busy={isFetching} onClick={refetch}>
      {say('common.retry')}
    </Button>
  )
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t(hasFailed ? 'noCurrency.failed' : 'noCurrency.unknown.title')}
      actions={again}
    >
      <p className="ol-Text">{hasFailed ? say('common.failed.network') : t('noCurrency.unknown.text')}</p>
    </Alert>
  )
}
