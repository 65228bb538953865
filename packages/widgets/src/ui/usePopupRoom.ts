'use client'
import { type RefObject, useLayoutEffect as useBrowserLayoutEffect, useEffect, useState } from 'react'

// React warns about layout effects on a server, where nothing is open.
const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** The free space between a popup, its anchor and the edge of the screen, in pixels. */
const margin = 8
/** The room in pixels that is enough below; with less, the popup opens on the side with more room. */
const enough = 280

type PopupRoom = {
  side: 'below' | 'above'
  /** In pixels. */
  height: number
}

/** On which side of its anchor an open popup has room, and how much; `null` while it is closed. */
export function usePopupRoom(anchor: RefObject<HTMLElement | null>, isOpen: boolean): PopupRoom | null {
  const [room, setRoom] = useState<PopupRoom | null>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect()
      if (!box) return
      // A phone's keyboard covers the page without changing its height.
      const screen = window.visualViewport?.height ?? window.innerHeight
      const below = Math.floor(screen - box.bottom - 2 * margin)
      const above = Math.floor(box.top - 2 * margin)
      const side = below >= enough || below >= above ? 'below' : 'above'
      const height = side === 'below' ? below : above
      setRoom((before) => (before?.side === side && before.height === height ? before : { side, height }))
    }
    measure()
    window.addEventListener('resize', measure)
    window.visualViewport?.addEventListener('resize', measure)
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', measure)
      window.visualViewport?.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure, { capture: true })
      setRoom(null)
    }
  }, [anchor, isOpen])
  return room
}
