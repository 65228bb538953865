'use client'
import { type LendingError, isLendingError } from '@onlend/core'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'

/** The reason why the relay recorded nothing, or the news that the reason is unknown. */
export function Refusal({ error }: { error: LendingError }): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const title = () => {
    if (!isLendingError(error)) return t('operationsInbox.refused.other')
    const { category, code } = error
    if (code === 'second_operator_required') return t('operationsInbox.yours')
    // Also a conflict with a request that is not open any more.
    if (code === 'not_resolvable' || code === 'not_found' || code === 'assignment_conflict')
      return t('operationsInbox.refused.changed')
    if (category === 'session' || category === 'permission' || category === 'offline')
      return say(`common.failed.${category}`)
    return t('operationsInbox.refused.other')
  }
  return <Alert tone="warning" role="alert" title={title()} />
}
