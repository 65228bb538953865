'use client'
import { type Control, useWatch } from 'react-hook-form'
import type { DrawdownValues } from './drawdownFormTypes.ts'

/** Follows what is typed, key by key. Use it in a small component of its own: it renders at every key. */
export function useDrawdownValues(control: Control<DrawdownValues>): DrawdownValues {
  // The cast states what the form's default values guarantee: every field is there.
  return useWatch({ control }) as DrawdownValues
}
