'use client'
import { isLendingError } from '@onlend/core'
import type { ReactNode } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { isSpendingRefusal } from '../operation-status/isSpendingRefusal.ts'
import { SpendingNotice } from '../operation-status/SpendingNotice.tsx'
import { approvalsList as words } from './approvalsList.words.ts'

/** The reason why the relay refused a decision, or the news that the outcome of the decision is unknown. */
export function DecisionRefused({ error }: { error: unknown }): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const known = isLendingError(error) ? error : null
  const { category, code } = known ?? {}
  const title = () => {
    if (code === 'not_awaiting_approval') return t('approvalsList.error.decided')
    if (code === 'second_person_required') return t('approvalsList.own')
    if (code === 'not_found') return say('common.failed.permission')
    if (!known || category === 'unknown_outcome' || category === 'no_relay')
      return t('approvalsList.error.unknown')
    if (isSpendingRefusal(known)) return t('approvalsList.error.failed')
    if (category === 'session' || category === 'permission' || category === 'offline')
      return say(`common.failed.${category}`)
    return t('approvalsList.error.failed')
  }
  return (
    <Alert tone="warning" role="alert" title={title()}>
      {known && isSpendingRefusal(known) && <SpendingNotice error={known} />}
    </Alert>
  )
}
