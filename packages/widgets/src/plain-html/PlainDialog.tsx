'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { findFocused } from '../ui/findFocused.ts'
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
  const focus = useRef({ initialFocus, returnFocus })
  useEffect(() => {
    const element = dialog.current
    // A dialog that is wanted from the first paint waits for the root to have a place for it.
    if (!portal || !element) return
    const { initialFocus: first, returnFocus: last } = focus.current
    const opener = findFocused()
    if (!element.open) showModal(element)
    ;(first?.current ?? heading.current)?.focus()
    return () => {
      if ('close' in element) element.close()
      const target = last ? last.current : opener
      if (target instanceof HTMLElement) target.focus()
    }
  }, [portal])
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
      // The dialog is drawn while it is wanted: the browser must not close it by itself.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && !locked && onClose()}
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

/** As a modal one; where the document knows none, as that of a unit test, it is only shown. */
function showModal(element: HTMLDialogElement): void {
  if ('showModal' in element) element.showModal()
  else (element as HTMLElement).setAttribute('open', '')
}
