'use client'
import type { FinancingRow } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'
import { NotStated } from '../table/NotStated.tsx'
import { Badge } from '../ui/Badge.tsx'
import { useCopy } from '../words/useCopy.ts'
import { describeFinancing } from './describeFinancing.ts'
import { financingsTable as words } from './financingsTable.words.ts'

/** The lender's status of a financing: with an icon for a status that the kit knows, unchanged for any other. */
export function FinancingBadge({ status }: Pick<FinancingRow, 'status'>): ReactNode {
  const t = useCopy(words)
  if (status === null) return <NotStated />
  if (status === 'completed') {
    return (
      <Badge tone="success" icon="check">
        {t('financingsTable.status.completed')}
      </Badge>
    )
  }
  if (status === 'defaulted') {
    return (
      <Badge tone="danger" icon="warning">
        {t('financingsTable.status.defaulted')}
      </Badge>
    )
  }
  return <Badge tone="neutral">{describeFinancing.status(status, t)}</Badge>
}
