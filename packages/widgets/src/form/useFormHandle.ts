'use client'
import type { WriteFormActions } from '@onlend/hooks/forms'
import { type Ref, useImperativeHandle } from 'react'

/** What a host may do to a mounted form. */
export type FormHandle = {
  /** Checks the fields and goes on, at the end to the review; never sends. */
  submit: () => void
  /** An empty form, unless something is being sent. */
  reset: () => void
  /** Reads the operation again. */
  refresh: () => void
}

/** Gives a host its handle on a mounted form. */
export function useFormHandle(ref: Ref<FormHandle>, actions: WriteFormActions): void {
  useImperativeHandle(
    ref,
    () => ({
      submit: () => void actions.submit(),
      reset: actions.startOver,
      refresh: () => void actions.checkAgain(),
    }),
    [actions],
  )
}
