'use client'
import { type Control, useWatch } from 'react-hook-form'
import type { RequestDrawdownValues } from './requestDrawdownFormTypes.ts'

/** Follows what is typed, key by key. Use it in a small component of its own: it renders at every key. */
export function useRequestDrawdownValues(control: Control<RequestDrawdownValues>): RequestDrawdownValues {
  // The cast states what the form's default values guarantee: every field is there.
  return useWatch({ control }) as RequestDrawdownValues
}
