'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { findFocused } from './findFocused.ts'

type UseModalDialogParameters = {
  dialog: RefObject<HTMLDialogElement | null>
  /** Whether the root has rendered the element that holds dialogs. */
  isPlaced: boolean
  isLocked: boolean
  onClose: () => void
  /** Returns the element that takes the focus on opening. */
  firstFocus: () => HTMLElement | null | undefined
  /** The element that takes the focus on closing. @default the element that had the focus before */
  returnFocus: { readonly current: HTMLElement | null } | undefined
}

/**
 * Shows a `<dialog>` as the upper layer of the page for as long as it is rendered. The browser makes everything else inert, in every layer of
 * the host; the hook changes no element of the host. The Escape key closes this dialog alone: the host gets no event of the key.
 */
export function useModalDialog(parameters: UseModalDialogParameters): void {
  const { dialog, isPlaced } = parameters
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  useEffect(() => {
    const element = dialog.current
    if (!isPlaced || !element) return
    const opener = findFocused()
    const show = () => {
      showModal(element)
      latest.current.firstFocus()?.focus()
    }
    const close = () => {
      if (!latest.current.isLocked) latest.current.onClose()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !isUpper(element, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      keepKeyUp()
      close()
    }
    // The back gesture of a phone cancels a dialog.
    const onCancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      close()
    }
    let isOver = false
    // A second back gesture closes a dialog that refused the first.
    const onNativeClose = () => {
      if (!isOver && isRendered(element.parentElement)) show()
    }
    // A modal dialog under a hidden parent is invisible, and everything else would stay inert.
    const watcher =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            if (element.open && !isRendered(element)) element.close()
            else if (!element.open && isRendered(element.parentElement)) show()
          })
    show()
    watcher?.observe(element)
    const parent = toBox(element.parentElement)
    if (parent) watcher?.observe(parent)
    window.addEventListener('keydown', onKeyDown, true)
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onNativeClose)
    return () => {
      isOver = true
      watcher?.disconnect()
      window.removeEventListener('keydown', onKeyDown, true)
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onNativeClose)
      if ('close' in element) element.close()
      const { returnFocus } = latest.current
      const target = returnFocus ? returnFocus.current : opener
      if (target instanceof HTMLElement) target.focus()
    }
  }, [dialog, isPlaced])
}

/** Keeps the host from hearing the end of the press that closed a dialog: some close their own on it. */
function keepKeyUp(): void {
  const end = () => {
    window.removeEventListener('keyup', onKeyUp, true)
    window.removeEventListener('keydown', end, true)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopImmediatePropagation()
    end()
  }
  window.addEventListener('keyup', onKeyUp, true)
  window.addEventListener('keydown', end, true)
}

/** Opens the dialog as a modal; a document without modals, such as that of a unit test, only shows it. */
function showModal(element: HTMLDialogElement): void {
  if (element.open) return
  if ('showModal' in element) element.showModal()
  else (element as HTMLElement).setAttribute('open', '')
}

/** Whether a pressed key is for this dialog: the focus is in it or nowhere, and no later dialog is above it. */
function isUpper(element: HTMLDialogElement, event: KeyboardEvent): boolean {
  const path = event.composedPath()
  if (path.includes(element)) {
    const nearest = path.find((node) => node instanceof HTMLDialogElement && node.open)
    return nearest === undefined || nearest === element
  }
  const [target] = path
  if (target !== document.body && target !== document.documentElement) return false
  const open = element.parentElement?.querySelectorAll<HTMLDialogElement>(':scope > dialog[open]')
  return open?.[open.length - 1] === element
}

function isRendered(element: Element | null): boolean {
  const box = toBox(element)
  return box !== null && box.getClientRects().length > 0
}

/** The nearest element that has a box: one with `display: contents` has none, shown or hidden. */
function toBox(element: Element | null): Element | null {
  let box = element
  while (box && getComputedStyle(box).display === 'contents') {
    const root = box.getRootNode()
    box = box.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  return box
}
