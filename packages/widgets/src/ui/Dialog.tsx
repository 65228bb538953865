'use client'
import * as RadixDialog from '@radix-ui/react-dialog'
import { setNonce } from 'get-nonce'
import { type ReactNode, useInsertionEffect, useRef } from 'react'
import { useLendingRoot } from './useLendingRoot.ts'
import { Button } from './Button.tsx'
import { findFocused } from './findFocused.ts'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'
import { slottedPlain } from './slottedPlain.tsx'

/** What a replacement of it is given. */
export type DialogProps = {
  title: ReactNode
  description: ReactNode
  /** The description stays for screen readers, but is not drawn. */
  hideDescription?: boolean
  /** `alertdialog` for what must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Cannot be left now: something is being sent. */
  locked?: boolean
  onClose: () => void
  /** A cross in the corner with this name; without it the content must offer a way out. */
  closeLabel?: string
  /** Takes the focus on opening. @default the title */
  initialFocus?: { readonly current: HTMLElement | null }
  /** Takes the focus on closing. @default what had it before */
  returnFocus?: { readonly current: HTMLElement | null }
  /** `sheet` rises from the lower edge on narrow screens. @default 'sheet' */
  shape?: 'sheet' | 'tall'
  part?: PartName
  children: ReactNode
}

function OwnDialog(props: DialogProps): ReactNode {
  const { title, description, hideDescription, role = 'dialog', locked = false, onClose, closeLabel } = props
  const { initialFocus, returnFocus, shape = 'sheet', part = 'Dialog', children } = props
  const { portal, nonce } = useLendingRoot()
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useInsertionEffect(() => {
    // The scroll lock writes one style element in an effect of its own, before any effect of this component would run;
    // under a strict policy it needs the page's nonce by then.
    if (nonce) setNonce(nonce)
  }, [nonce])
  if (!portal) return null
  const stayWhileLocked = (event: { preventDefault: () => void }) => {
    if (locked || role === 'alertdialog') event.preventDefault()
  }
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && !locked && onClose()}>
      <RadixDialog.Portal container={portal}>
        <RadixDialog.Overlay {...parts('Dialog.overlay')}>
          <RadixDialog.Content
            role={role}
            {...parts('Dialog', part)}
            data-ol-shape={shape}
            aria-busy={locked || undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              const focused = findFocused()
              // What has the focus now gets it back; a second mount finds it inside already.
              if (!heading.current?.parentElement?.parentElement?.contains(focused)) opener.current = focused
              ;(initialFocus?.current ?? heading.current)?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const target = returnFocus ? returnFocus.current : opener.current
              if (target instanceof HTMLElement) target.focus()
            }}
            onEscapeKeyDown={(event) => locked && event.preventDefault()}
            onPointerDownOutside={stayWhileLocked}
            onInteractOutside={stayWhileLocked}
          >
            <div className="ol-Dialog-header">
              <RadixDialog.Title ref={heading} tabIndex={-1} {...parts('Dialog.title')}>
                {title}
              </RadixDialog.Title>
              {closeLabel && (
                <Button
                  variant="quiet"
                  icon="close"
                  aria-label={closeLabel}
                  onClick={onClose}
                  part="Dialog.close"
                >
                  {null}
                </Button>
              )}
            </div>
            <RadixDialog.Description {...parts(hideDescription ? 'VisuallyHidden' : 'Dialog.description')}>
              {description}
            </RadixDialog.Description>
            {children}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** A modal dialog in the root's own portal. Heavy: import it only from a part that is fetched on demand. */
export const Dialog: (props: DialogProps) => ReactNode = slottedPlain('Dialog', OwnDialog)
