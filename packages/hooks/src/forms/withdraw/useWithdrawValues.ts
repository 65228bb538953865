'use client'
import { type Control, useWatch } from 'react-hook-form'
import type { WithdrawValues } from './withdrawFormTypes.ts'

/** Follows what is typed, key by key. Use it in a small component of its own: it renders at every key. */
export function useWithdrawValues(control: Control<WithdrawValues>): WithdrawValues {
  // The cast states what the form's default values guarantee: every field is there.
  return useWatch({ control }) as WithdrawValues
}
