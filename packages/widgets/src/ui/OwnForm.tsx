'use client'
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'
import { FormOwnerContext } from './FormOwnerContext.ts'
import { useKeptPress } from './useKeptPress.ts'

type OwnFormProps = Omit<HTMLAttributes<HTMLFormElement>, 'id' | 'onSubmit'> & {
  onSubmit: () => void
  children: ReactNode
}

/** A form that the browser never posts: its values leave through `onSubmit` alone, also inside a host's own form, where React hears no submit event. */
export function OwnForm({ onSubmit, children, ...rest }: OwnFormProps): ReactNode {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const early = useRef<HTMLInputElement>(null)
  const latest = useRef(onSubmit)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    latest.current = onSubmit
  })
  useEffect(() => {
    const element = form.current
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    element?.addEventListener('submit', submit)
    // After the effects around this one: the fields have been taken over by then.
    if (wasSubmitted(early.current)) queueMicrotask(() => latest.current())
    return () => element?.removeEventListener('submit', submit)
  }, [])
  useKeptPress(form)
  return (
    <FormOwnerContext.Provider value={id}>
      {/* A browser sends a form of the method `dialog` nowhere, also before the script. */}
      <form noValidate={isHydrated} method="dialog" {...rest} id={id} ref={form}>
        {children}
        {!isHydrated && <input ref={early} form={id} hidden autoComplete="off" />}
      </form>
    </FormOwnerContext.Provider>
  )
}

/** Whether prerendered markup was submitted before the script: a browser marks each control of a submitted form as checked, also an empty one. */
function wasSubmitted(early: HTMLInputElement | null): boolean {
  try {
    return early?.matches(':user-valid') === true
  } catch {
    // An old browser does not know the selector: the person presses again.
    return false
  }
}
