'use client'
import { useCreditLimit, useCreditSnapshots } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import { creditUsageChart as words } from './creditUsageChart.words.ts'
import { CreditUsageDrawing } from './CreditUsageDrawing.tsx'
import { readCreditUsage } from './readCreditUsage.ts'

const weeks = 12

/**
 * A small drawing of how a limit was used in the last 12 weeks, for the card of the limit. Nothing where nothing is known: the card says what counts.
 *
 * @example
 * <CreditLimitCard chart={<CreditUsageSpark />} />
 */
export function CreditUsageSpark(props: {
  /** The customer partner. @default that of the provider */
  customerPartnerId?: string
}): ReactNode {
  return (
    <InWords of="reads">
      <Spark {...props} />
    </InWords>
  )
}

function Spark({ customerPartnerId }: { customerPartnerId?: string }): ReactNode {
  const t = useCopy(words)
  const { locale, now } = useLendingRoot()
  const day = useFormatLenderDay()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const { data: creditLimit = null } = useCreditLimit(owner)
  const { data: snapshots } = useCreditSnapshots(owner)
  if (!snapshots) return null
  const { steps, seenSince } = readCreditUsage({ snapshots, current: creditLimit, now: now(), weeks })
  const [first] = steps
  if (!first) return null
  const { drawn, currency } = first.snapshot
  const note =
    seenSince === null
      ? t('creditUsageChart.trend', { count: weeks, drawn: formatMoney(drawn, currency, locale) })
      : t('creditUsageChart.since', { date: day(seenSince) })
  return (
    <>
      <CreditUsageDrawing steps={steps} small />
      <p className="ol-Note">{note}</p>
    </>
  )
}
