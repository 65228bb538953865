'use client'
import { useEffect, useState } from 'react'

/** An address of a file for as long as the component is drawn; `null` until the page has it. `type` is what a browser takes it for. */
export function useObjectUrl(blob: Blob, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const own = URL.createObjectURL(new Blob([blob], { type }))
    // An address is made outside of React and must be given back: it cannot come from rendering.
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [blob, type])
  return url
}
