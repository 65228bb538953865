'use client'
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { FormOwnerContext } from './FormOwnerContext.ts'

type OwnFormProps = Omit<HTMLAttributes<HTMLFormElement>, 'id' | 'onSubmit'> & {
  onSubmit: () => void
  children: ReactNode
}

/** A form that the browser never posts: its values leave through `onSubmit` alone, also inside a host's own form, where React hears no submit event. */
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
      {/* A browser may send a prerendered form before the script: `post` keeps the typed values out of the address. */}
      <form noValidate method="post" {...rest} id={id} ref={form}>
        {children}
      </form>
    </FormOwnerContext.Provider>
  )
}
