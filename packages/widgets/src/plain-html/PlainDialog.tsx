'use client'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useModalDialog } from '../ui/useModalDialog.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { DialogProps } from '../ui/Dialog.tsx'
import { PlainButton } from './PlainButton.tsx'

/** The browser's own modal `<dialog>`, in the root's portal. */
export function PlainDialog(props: DialogProps): ReactNode {
  const { title, description, role = 'dialog', locked = false, onClose, closeLabel } = props
  const { initialFocus, returnFocus, part, children } = props
  const { portal } = useLendingRoot()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useModalDialog({
    dialog,
    isPlaced: portal !== null,
    isLocked: locked,
    onClose,
    firstFocus: () => initialFocus?.current ?? heading.current,
    returnFocus,
  })
  if (!portal) return null
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={locked || undefined}
      data-ol-part={part}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {closeLabel && (
        <PlainButton aria-label={closeLabel} onClick={onClose} part="Dialog.close">
          ×
        </PlainButton>
      )}
      <p id={`${id}-text`}>{description}</p>
      {children}
    </dialog>,
    portal,
  )
}
