'use client'
import { usePendingOperation } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { CrashedMoney } from './CrashedMoney.tsx'
import { crashedMoney as words } from './crashedMoney.words.ts'
import type { FormCrashProps } from './WidgetContext.ts'

/**
 * The notice after a crash of a form. The notice warns of a possibly sent operation only if sending had begun: in this widget, or before a
 * reload, by this device's pending operations.
 */
export function SendingCrash({ kind, ownerId, isBegun, children }: FormCrashProps): ReactNode {
  const t = useCopy(words)
  const { pending } = usePendingOperation({ kind, ...(ownerId === undefined ? {} : { ownerId }) })
  return isBegun || pending !== null ? <CrashedMoney /> : children(t('common.crashedForm.text'))
}
