'use client'
import { forwardRef } from 'react'
import type { ButtonProps } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { plainControl } from './plainControl.ts'
import { useEarlyPress } from '../ui/useEarlyPress.tsx'
import { useFormOwner } from '../ui/useFormOwner.ts'

/** A `<button>` that keeps the focus and does nothing while busy. */
export const PlainButton = forwardRef<HTMLButtonElement, ButtonProps>(function PlainButton(
  { variant: _variant, icon, busy = false, part, onClick, children, type = 'button', ...button },
  ref,
) {
  const owner = useFormOwner()
  const { invoker, mark } = useEarlyPress()
  return (
    <button
      form={owner}
      {...invoker}
      ref={ref}
      type={type}
      style={plainControl}
      data-ol-part={part}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...button}
    >
      {mark}
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
})
