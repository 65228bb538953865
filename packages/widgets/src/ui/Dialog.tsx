'use client'
import * as RadixDialog from '@radix-ui/react-dialog'
import { setNonce } from 'get-nonce'
import { type ReactNode, useInsertionEffect, useRef } from 'react'
import { RemoveScroll } from 'react-remove-scroll'
import { useLendingRoot } from './useLendingRoot.ts'
import { Button } from './Button.tsx'
import type { PartName } from './PartName.ts'
import { useModalDialog } from './useModalDialog.ts'
import { useParts } from './useParts.ts'
import { slottedPlain } from './slottedPlain.tsx'

/** The props of the dialog, and of a replacement for it. */
export type DialogProps = {
  title: ReactNode
  description: ReactNode
  /** The description stays for screen readers, but is not visible. */
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
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useInsertionEffect(() => {
    // The scroll lock writes one style element in its own effect, before any effect of this component would run;
    // under a strict policy it needs the page's nonce by then.
    if (nonce) setNonce(nonce)
  }, [nonce])
  useModalDialog({
    dialog,
    isPlaced: portal !== null,
    isLocked: locked,
    onClose,
    firstFocus: () => initialFocus?.current ?? heading.current,
    returnFocus,
  })
  if (!portal) return null
  return (
    // The browser makes the dialog modal: Radix would write styles to the host's body.
    <RadixDialog.Root open modal={false}>
      <RadixDialog.Portal container={portal}>
        <RemoveScroll allowPinchZoom forwardProps>
          <RadixDialog.Content asChild role={role} {...leftToTheBrowser}>
            <dialog
              ref={dialog}
              {...parts('Dialog.overlay')}
              aria-modal="true"
              aria-busy={locked || undefined}
              onPointerDown={(event) => {
                // A press beside the box closes a dialog that needs no answer.
                if (event.target === event.currentTarget && role === 'dialog' && !locked) onClose()
              }}
            >
              <div {...parts('Dialog', part)} data-ol-shape={shape}>
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
                <RadixDialog.Description
                  {...parts(hideDescription ? 'VisuallyHidden' : 'Dialog.description')}
                >
                  {description}
                </RadixDialog.Description>
                {children}
              </div>
            </dialog>
          </RadixDialog.Content>
        </RemoveScroll>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const prevent = (event: Event) => event.preventDefault()

/** `useModalDialog` moves the focus and closes the dialog. */
const leftToTheBrowser = {
  onOpenAutoFocus: prevent,
  onCloseAutoFocus: prevent,
  onEscapeKeyDown: prevent,
  onPointerDownOutside: prevent,
  onInteractOutside: prevent,
}

/** A modal dialog in the upper layer of the page. Heavy: import it only from a part that is fetched on demand. */
export const Dialog: (props: DialogProps) => ReactNode = slottedPlain('Dialog', OwnDialog)
