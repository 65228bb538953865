'use client'
import { useContext } from 'react'
import { FormOwnerContext } from './FormOwnerContext.ts'

/**
 * The id for the `form` attribute of a field or a submit button. The parser of HTML drops a form within a host's own form; a field that names its form
 * then belongs to none, so that the host's form never posts it.
 */
export function useFormOwner(): string {
  return useContext(FormOwnerContext)
}
