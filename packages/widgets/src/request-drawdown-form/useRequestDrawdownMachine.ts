'use client'
import { type UseRequestDrawdownFormParameters, useRequestDrawdownForm } from '@onlend/hooks/forms'
import { drawdownParts, type RequestDrawdownDrawn } from './drawdownParts.tsx'

/** What runs a drawdown request behind its fields, and what is drawn among them by what it gives: a chunk of its own, so that they can be drawn before it has arrived. */
export function useRequestDrawdownMachine(options: UseRequestDrawdownFormParameters): RequestDrawdownDrawn {
  const form = useRequestDrawdownForm(options)
  return { ...form, whole: form, parts: drawdownParts }
}
