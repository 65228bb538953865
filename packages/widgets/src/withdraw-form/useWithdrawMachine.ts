'use client'
import { useLendingEvents } from '@onlend/hooks'
import type { DrawnWithdrawForm } from '@onlend/hooks/first-forms'
import { type UseWithdrawFormParameters, useWithdrawForm } from '@onlend/hooks/forms'

/** What runs a withdrawal behind its fields: a chunk of its own, so that they can be drawn before it has arrived. */
export function useWithdrawMachine(options: UseWithdrawFormParameters): DrawnWithdrawForm {
  useLendingEvents(options)
  return useWithdrawForm(options)
}
