'use client'
import type { WriteFormActions } from '@onlend/hooks/forms'
import { type Ref, useImperativeHandle } from 'react'
import type { FormHandle } from './FormHandle.ts'

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
