'use client'
import type { CreditLimit } from '@onlend/core'
import type { ReactNode } from 'react'
import { creditLimit as words } from './creditLimit.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Badge } from '../ui/Badge.tsx'
import { limitStatus } from './limitStatus.ts'

/** The limit's state in one word; one that the kit does not know is shown as the service wrote it, and none says nothing. */
export function CreditLimitBadge({ creditLimit }: { creditLimit: CreditLimit }): ReactNode {
  const t = useCopy(words)
  const status = limitStatus(creditLimit)
  switch (status.is) {
    case 'active':
      return (
        <Badge tone="success" icon="check">
          {t('creditLimit.status.active')}
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="warning" icon="clock">
          {t('creditLimit.status.expired')}
        </Badge>
      )
    case 'closed':
      return (
        <Badge tone="warning" icon="close">
          {t('creditLimit.status.closed')}
        </Badge>
      )
    case 'none':
      return null
    case 'other':
      return (
        <Badge tone="neutral" icon="info">
          {status.word}
        </Badge>
      )
  }
}
