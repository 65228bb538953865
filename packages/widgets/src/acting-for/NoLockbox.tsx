'use client'
import { useCustomerPartnerBrief, useLending } from '@onlend/hooks'
import { type ReactNode, useEffect } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { noLockbox as words } from './noLockbox.words.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'

type NoLockboxProps = {
  customerPartnerId: string | undefined
  /** Called as soon as it is known whether the business lacks a lockbox account. */
  onMissing: (isMissing: boolean) => void
  /** Whether the notice takes the place of the form; until then the component only reads the account. */
  isShown: boolean
}

/**
 * The notice in place of a withdrawal without a lockbox account to pay from: names the missing account and the next step. Renders nothing
 * for a business that has its account, or whose record cannot be read.
 */
export function NoLockbox({ customerPartnerId, onMissing, isShown }: NoLockboxProps): ReactNode {
  const t = useCopy(words)
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
