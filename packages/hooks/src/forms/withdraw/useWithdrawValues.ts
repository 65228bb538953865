'use client'
import { type Control, useWatch } from 'react-hook-form'
import type { WithdrawValues } from './withdrawFormTypes.ts'

/**
 * Follows what is typed, key by key. Use it in a small component of its own: it renders at every key.
 *
 * @example
 * const form = useWithdrawForm({ country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks })
 * const { amount } = useWithdrawValues(form.control)
 */
export function useWithdrawValues(control: Control<WithdrawValues, unknown, unknown>): WithdrawValues {
  // A copy: the form changes its own values in place.
  return useWatch({ control, compute: (values: WithdrawValues) => ({ ...values }) })
}
