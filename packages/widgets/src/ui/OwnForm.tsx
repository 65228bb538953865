'use client'
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { FormOwnerContext } from './FormOwnerContext.ts'

type OwnFormProps = Omit<HTMLAttributes<HTMLFormElement>, 'id' | 'onSubmit'> & {
  onSubmit: () => void
  children: ReactNode
}

/** A form that no browser sends: what is in it leaves through `onSubmit` alone, also inside of a host's own form, where React hears no submit. */
export function OwnForm({ onSubmit, children, ...rest }: OwnFormProps): ReactNode {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(onSubmit)
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
    return () => element?.removeEventListener('submit', submit)
  }, [])
  return (
    <FormOwnerContext.Provider value={id}>
      {/* Where a browser sends a prerendered form by itself, what was typed must not end up in the address. */}
      <form noValidate method="post" {...rest} id={id} ref={form}>
        {children}
      </form>
    </FormOwnerContext.Provider>
  )
}
