'use client'
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { DrawnIcon } from './drawIcon.ts'
import type { PartName } from './PartName.ts'
import { Spinner } from './Spinner.tsx'
import { useParts } from './useParts.ts'
import { slotted } from './slotted.tsx'
import { useEarlyPress } from './useEarlyPress.tsx'
import { useFormOwner } from './useFormOwner.ts'

/** The props of the button, and of a replacement for it. */
export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> & {
  part?: PartName
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: DrawnIcon
  /** Shows a ring and ignores presses, but stays reachable by keyboard. */
  busy?: boolean
  children: ReactNode
}

/** A button. While `busy` it keeps the focus and does nothing. */
export const Button = slotted(
  'Button',
  forwardRef<HTMLButtonElement, ButtonProps>(function Button(
    {
      part = 'Button',
      variant = 'secondary',
      icon,
      busy = false,
      onClick,
      children,
      type = 'button',
      ...rest
    },
    ref,
  ) {
    const parts = useParts()
    const owner = useFormOwner()
    const { invoker, mark } = useEarlyPress()
    return (
      <button
        form={owner}
        {...invoker}
        ref={ref}
        type={type}
        aria-disabled={busy || undefined}
        data-ol-variant={variant}
        data-ol-loading={busy || undefined}
        onClick={(event) => {
          // A busy submit button must not submit its form either.
          if (busy) event.preventDefault()
          else onClick?.(event)
        }}
        {...rest}
        {...parts('Button', part)}
      >
        {mark}
        {busy ? <Spinner /> : icon && <Icon name={icon} />}
        <span className="ol-Button-label">{children}</span>
      </button>
    )
  }),
)
