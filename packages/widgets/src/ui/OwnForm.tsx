'use client'
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { findTypedIn } from './findTypedIn.ts'
import { wasPressedEarly } from './wasPressedEarly.ts'
import { useIsHydrated } from './useIsHydrated.ts'
import { FormOwnerContext } from './FormOwnerContext.ts'
import { useKeptPress } from './useKeptPress.ts'

type OwnFormProps = Omit<HTMLAttributes<HTMLDivElement>, 'id' | 'onSubmit'> & {
  /** Whether it was submitted before the script, and now the form answers. */
  onSubmit: (isEarly: boolean) => void
  children: ReactNode
}

/** A form that the browser never posts: its values leave through `onSubmit` alone, also inside a host's own form, where React hears no submit event. */
export function OwnForm({ onSubmit, children, ...rest }: OwnFormProps): ReactNode {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const early = useRef<HTMLInputElement>(null)
  const latest = useRef(onSubmit)
  const isHydrated = useIsHydrated()
  // From the moment on in which the form is there: a form that was dropped comes once the markup has been taken over.
  const [form] = useState(() => (element: HTMLFormElement | null) => {
    element?.addEventListener('submit', (event) => {
      event.preventDefault()
      event.stopPropagation()
      latest.current(false)
    })
  })
  const [isDropped] = useState(() => !isHydrated && wasDropped(id))
  useEffect(() => {
    latest.current = onSubmit
  })
  useEffect(() => {
    const pressed = box.current?.querySelector('[type="submit"] > [popover]') ?? null
    if (wasSubmitted(early.current) || wasPressedEarly(pressed)) return onceAtRest(() => latest.current(true))
    return undefined
  }, [])
  useKeptPress(box)
  // A browser sends a form of the method `dialog` nowhere, also before the script.
  const own = { id, ref: form, method: 'dialog', noValidate: isHydrated } as const
  // The same places whether the form is around them or beside them: React makes ids of the place.
  const content = (
    <>
      {children}
      {!isHydrated && <input ref={early} className="ol-Form-early" form={id} hidden autoComplete="off" />}
      {isDropped && isHydrated && <form {...own} hidden />}
    </>
  )
  return (
    <FormOwnerContext.Provider value={id}>
      <div {...rest} ref={box}>
        {isDropped ? (
          content
        ) : (
          <form {...own} className="ol-OwnForm">
            {content}
          </form>
        )}
      </div>
    </FormOwnerContext.Provider>
  )
}

/** Milliseconds without a key after which a person waits for the answer to their submit. */
const restMs = 400

/**
 * Runs a submit from before the script, after the effects around the caller: React has taken the fields over by then. A person in a field
 * perhaps types on, so a key or a change of the field cancels the submit. Returns a function that cancels it too.
 */
function onceAtRest(act: () => void): () => void {
  const typedIn = findTypedIn()
  if (!typedIn) {
    queueMicrotask(act)
    return () => undefined
  }
  const leave = new AbortController()
  const timer = setTimeout(() => {
    leave.abort()
    act()
  }, restMs)
  const stop = () => {
    leave.abort()
    clearTimeout(timer)
  }
  for (const type of ['input', 'blur']) typedIn.addEventListener(type, stop, { signal: leave.signal })
  return stop
}

/** Whether the parser of prerendered markup dropped the form, because it is inside a form of the host: its controls name a form that is not there. */
function wasDropped(id: string): boolean {
  if (typeof document === 'undefined' || document.getElementById(id)) return false
  return document.querySelector(`[form="${id}"]`) !== null
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
