'use client'
import { usePendingOperation } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { crashedMoney as words } from '../ui/crashedMoney.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { CrashedMoney } from '../ui/CrashedMoney.tsx'
import type { FormCrashProps } from '../ui/FormSendingContext.ts'

/** A reload forgets what the form said; what this device remembers of its writes does not. */
export function FormCrash({ kind, ownerId, isBegun, children }: FormCrashProps): ReactNode {
  const t = useCopy(words)
  const { pending } = usePendingOperation({ kind, ...(ownerId === undefined ? {} : { ownerId }) })
  return isBegun || pending !== null ? <CrashedMoney /> : children(t('common.crashedForm.text'))
}
