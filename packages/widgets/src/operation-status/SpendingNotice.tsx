'use client'
import type { Amount, ApiError, LendingError, SpendingLimit } from '@onlend/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { subtractUsed } from '../format/subtractUsed.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { spending as words } from './spending.words.ts'

/** The spending rule that an operation broke: the limit, the rest of it, and the time from which a new request is possible. */
export function SpendingNotice({ error }: { error: Pick<LendingError, 'code'> }): ReactNode {
  const t = useCopy(words)
  const { locale, timeZone } = useLendingRoot()
  // The cast follows the field, which no other error has; this error can come from another copy of the kit.
  const limit = 'limit' in error ? (error as ApiError).limit : null
  const time = limit?.until ? formatDateTime(limit.until, locale, { timeZone }) : null
  const say = (): string => {
    switch (error.code) {
      case 'limit_exceeded':
        return limit?.limit ? formatLimit(limit, limit.limit) : t('spending.limit')
      case 'destination_held':
        return time === null ? t('spending.destination.held') : t('spending.destination', { time })
      case 'step_up_required':
        return t('spending.stepUp.required')
      case 'step_up_refused':
        return t('spending.stepUp.refused')
      case 'approval_expired':
        return t('spending.expired')
      default:
        return t('spending.refused')
    }
  }
  const formatLimit = ({ control, used, currency }: SpendingLimit, most: Amount): string => {
    const money = (amount: Amount) => formatMoney(amount, currency, locale)
    if (control === 'operation') return t('spending.operation', { limit: money(most) })
    const values = { limit: money(most), left: money(subtractUsed(most, used ?? '0')) }
    if (control === 'personDay') return t('spending.personDay', values)
    return control === 'partnerDay' ? t('spending.partnerDay', values) : t('spending.limit')
  }
  return (
    <>
      <p className="ol-Text">{say()}</p>
      <p className="ol-Text">
        {t('spending.nothing')}
        {error.code === 'limit_exceeded' && time !== null && ` ${t('spending.until', { time })}`}
      </p>
    </>
  )
}
