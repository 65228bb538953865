'use client'
import { type Control, useWatch } from 'react-hook-form'
import type { RequestDrawdownValues } from './requestDrawdownFormTypes.ts'

export type UseRequestDrawdownValuesParameters = {
  /** The form's own, as `useRequestDrawdownForm` returns it. */
  control: Control<RequestDrawdownValues, unknown, unknown>
}

/**
 * Follows what is typed, key by key. Use it in a small component of its own: it renders at every key.
 *
 * @example
 * const form = useRequestDrawdownForm({ locale: 'en-NG' })
 * const { amount } = useRequestDrawdownValues({ control: form.control })
 */
export function useRequestDrawdownValues({
  control,
}: UseRequestDrawdownValuesParameters): RequestDrawdownValues {
  // A copy: the form changes its own values in place.
  return useWatch({ control, compute: (values: RequestDrawdownValues) => ({ ...values }) })
}
