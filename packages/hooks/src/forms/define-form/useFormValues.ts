'use client'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'

type UseFormValuesParameters<Values extends FieldValues> = {
  /** The `control` that the form's hook returns. */
  control: Control<Values, unknown, unknown>
}

/**
 * Follows the values of a form key by key. Use the hook in a small component: it renders at every key.
 *
 * @example
 * const form = useWithdrawForm({ country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks })
 * const { amount } = useFormValues({ control: form.control })
 */
export function useFormValues<Values extends FieldValues>({
  control,
}: UseFormValuesParameters<Values>): Values {
  // A copy: the form changes its values in place.
  return useWatch({ control, compute: (values: Values) => ({ ...values }) })
}
