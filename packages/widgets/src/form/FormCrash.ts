'use client'
import { usePendingOperation } from '@onlend/hooks'
import type { ReactNode } from 'react'
import type { FormCrashProps } from '../ui/FormSendingContext.ts'

/** A reload forgets what the form said; what this device remembers of its writes does not. */
export function FormCrash({ kind, ownerId, isBegun, children }: FormCrashProps): ReactNode {
  const { pending } = usePendingOperation({ kind, ...(ownerId === undefined ? {} : { ownerId }) })
  return children(isBegun || pending !== null)
}
