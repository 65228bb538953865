'use client'
import { type ReactNode, useEffect } from 'react'
import { type UseCreditLimitReturnType, useLending, useCustomerPartnerBrief } from '@onlend/hooks'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { noLockbox as lockboxWords } from './noLockbox.words.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { noCurrency as words } from './noCurrency.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type MoneyEnds, useMoneyEnds } from './useMoneyEnds.tsx'

type EndsProps = Parameters<typeof useMoneyEnds>[0] & { children: (ends: MoneyEnds) => ReactNode }

/** Says to what stands inside it which business something is done for, and between which ends money moves. */
function Ends({ children, ...about }: EndsProps): ReactNode {
  return children(useMoneyEnds(about))
}

/** What needs to know a business by itself: one part, fetched when a review or a receipt is, so that no form is heavier for it. */
export const businessParts = { Ends, NoCurrency, NoLockbox } as const

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

type NoLockboxProps = {
  customerPartnerId: string | undefined
  /** Told whether the business has no lockbox account, as soon as it is known. */
  onMissing: (isMissing: boolean) => void
  /** Whether it stands in place of the form; until then it only looks. */
  isShown: boolean
}

/** In place of a withdrawal that could not be paid from anywhere: says what is missing and what to do. Draws nothing for a business that has its account, or that cannot be read. */
function NoLockbox({ customerPartnerId, onMissing, isShown }: NoLockboxProps): ReactNode {
  const t = useCopy(lockboxWords)
  const say = useCopy(everyWidget)
  const { customerPartnerId: ownId } = useLending()
  const { onContactSupport } = useLendingRoot()
  const business = useCustomerPartnerBrief({ customerPartnerId: customerPartnerId ?? ownId })
  const isMissing = business.brief?.lockbox_account === null
  useEffect(() => onMissing(isMissing), [isMissing, onMissing])
  if (!isMissing || !isShown) return null
  return (
    <Alert
      tone="warning"
      role="status"
      title={t('noLockbox.title')}
      actions={
        <>
          <Button icon="refresh" busy={business.isFetching} onClick={business.refetch}>
            {t('noLockbox.again')}
          </Button>
          {onContactSupport && (
            <Button onClick={() => onContactSupport({ reference: null, requestId: null })}>
              {say('common.contactSupport')}
            </Button>
          )}
        </>
      }
    >
      <p className="ol-Text">{t('noLockbox.text', { name: business.brief?.name ?? '' })}</p>
      <p className="ol-Text">{t('noLockbox.next')}</p>
    </Alert>
  )
}
