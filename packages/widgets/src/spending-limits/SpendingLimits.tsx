'use client'
import type { Amount } from '@onlend/core'
import { useLimits } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { formatWait } from '../format/formatWait.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { subtractUsed } from '../format/subtractUsed.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { spendingLimits as words } from './spendingLimits.words.ts'

type SpendingLimitsProps = {
  kind: 'withdraw' | 'requestDrawdown'
  customerPartnerId: string | undefined
}

/** Under an amount: the rules that would refuse or hold it, before it is sent. Nothing where there are none, or while they are not known. */
export function SpendingLimits({ kind, customerPartnerId }: SpendingLimitsProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { data = [] } = useLimits(customerPartnerId === undefined ? {} : { customerPartnerId })
  const limits = data.find((one) => one.kind === kind)
  if (!limits) return null
  const { currency, atOnce, personDay, partnerDay, alone, withoutProof, newRecipientHold } = limits
  const money = (amount: Amount) => formatMoney(amount, currency, locale)
  const day = ({ limit, used }: NonNullable<typeof personDay>) => ({
    limit: money(limit),
    left: money(subtractUsed(limit, used)),
  })
  const lines = [
    atOnce !== null && t('spendingLimits.atOnce', { amount: money(atOnce) }),
    personDay !== null && t('spendingLimits.personDay', day(personDay)),
    partnerDay !== null && t('spendingLimits.partnerDay', day(partnerDay)),
    alone !== null && t('spendingLimits.alone', { amount: money(alone) }),
    withoutProof !== null && t('spendingLimits.withoutProof', { amount: money(withoutProof) }),
    newRecipientHold !== null &&
      t('spendingLimits.newRecipient', { time: formatWait(newRecipientHold, locale) }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className="ol-Note ol-SpendingLimits" aria-label={t('spendingLimits.title')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
