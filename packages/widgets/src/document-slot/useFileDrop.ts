'use client'
import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'

/** The handlers with which an element takes dropped or pasted files, and whether a person drags files over it now. */
export type FileDrop = {
  isOver: boolean
  handlers: {
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onPaste: (event: ClipboardEvent) => void
  }
}

/** Takes files that are dropped on a place, or pasted while the focus is in it, of any type: the receiver says which it refuses. */
export function useFileDrop(take: ((files: readonly File[]) => void) | null): FileDrop {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // Dropped beside the place, a file would be opened in this tab, and everything on the page would be gone.
    const guard = (event: globalThis.DragEvent) => {
      const { dataTransfer, target } = event
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
      if (target instanceof HTMLInputElement) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', guard)
    window.addEventListener('drop', guard)
    return () => {
      window.removeEventListener('dragover', guard)
      window.removeEventListener('drop', guard)
    }
  }, [])
  const takeFrom = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (!take || files.length === 0) return
    event.preventDefault()
    take([...files])
  }
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!take || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setIsOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop: (event) => {
        setIsOver(false)
        takeFrom(event, event.dataTransfer)
      },
      onPaste: (event) => takeFrom(event, event.clipboardData),
    },
  }
}
