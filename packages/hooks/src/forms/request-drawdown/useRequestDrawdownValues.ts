'use client'
import { type Control, useWatch } from 'react-hook-form'
import type { RequestDrawdownValues } from './requestDrawdownFormTypes.ts'

/**
 * Follows what is typed, key by key. Use it in a small component of its own: it renders at every key.
 *
 * @example
 * const form = useRequestDrawdownForm({ locale: 'en-NG' })
 * const { amount } = useRequestDrawdownValues(form.control)
 */
export function useRequestDrawdownValues(
  control: Control<RequestDrawdownValues, unknown, unknown>,
): RequestDrawdownValues {
  // A copy: the form changes its own values in place.
  return useWatch({ control, compute: (values: RequestDrawdownValues) => ({ ...values }) })
}
