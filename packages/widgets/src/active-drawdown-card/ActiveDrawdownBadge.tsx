'use client'
import type { ActiveDrawdown } from '@onlend/core'
import type { ReactNode } from 'react'
import { activeDrawdown as words } from './activeDrawdown.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Badge } from '../ui/Badge.tsx'
import type { DrawdownReading } from './readDrawdown.ts'

type ActiveDrawdownBadgeProps = { drawdown: ActiveDrawdown; reading: DrawdownReading }

/**
 * The drawdown's state in one word. `pending` says nothing of a drawdown that was paid out: its date does. A status that the kit
 * does not know is shown as the service wrote it.
 */
export function ActiveDrawdownBadge({ drawdown, reading }: ActiveDrawdownBadgeProps): ReactNode {
  const t = useCopy(words)
  const { status } = drawdown
  if (reading.phase === 'paid')
    return (
      <Badge tone="success" icon="check">
        {t('activeDrawdown.status.paid')}
      </Badge>
    )
  if (status !== null && status !== 'pending')
    return (
      <Badge tone="neutral" icon="info">
        {status}
      </Badge>
    )
  if (reading.isPaidOut)
    return (
      <Badge tone="success" icon="check">
        {t('activeDrawdown.status.paidOut')}
      </Badge>
    )
  return (
    status && (
      <Badge tone="info" icon="clock">
        {t('activeDrawdown.status.pending')}
      </Badge>
    )
  )
}
