'use client'
import type { Operation } from '@onlend/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../format/formatDateTime.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { approval as words } from './approval.words.ts'

/** The decision that a second person has to make, or has made: who, when and why. */
export function ApprovalNote({ operation }: { operation: Pick<Operation, 'approval' | 'state'> }): ReactNode {
  const t = useCopy(words)
  const { locale, timeZone } = useLendingRoot()
  const { approval, state } = operation
  if (!approval) return null
  const { decision, reason, askedBy, decidedBy } = approval
  const time = formatDateTime(approval.decidedAt ?? approval.expiresAt, locale, { timeZone })
  if (state === 'awaiting_approval')
    return (
      <div className="ol-OperationStatus-texts">
        <p className="ol-Text">{t('approval.waiting', { name: approval.askedByName ?? askedBy, time })}</p>
        <p className="ol-Note">{t('approval.who')}</p>
      </div>
    )
  const outcome = decision === 'refused' && decidedBy === askedBy ? 'takenBack' : decision
  return (
    <div className="ol-OperationStatus-texts">
      {outcome !== null && isKnown(outcome) && (
        <p className="ol-Text">
          {t(`approval.${outcome}`, { name: approval.decidedByName ?? decidedBy ?? '', time })}
        </p>
      )}
      {reason && <p className="ol-Text">{t('approval.reason', { reason })}</p>}
    </div>
  )
}

/** A newer relay may know more of them. */
function isKnown(outcome: string): outcome is 'approved' | 'refused' | 'takenBack' | 'expired' {
  return ['approved', 'refused', 'takenBack', 'expired'].includes(outcome)
}
