import { useCallback, useSyncExternalStore } from 'react'

/** What the person chose; `auto` follows the device. */
export type Scheme = 'auto' | 'light' | 'dark'

const key = 'marketday.scheme'
const schemes: readonly Scheme[] = ['auto', 'light', 'dark']

function read(): Scheme {
  const kept = localStorage.getItem(key)
  return schemes.find((scheme) => scheme === kept) ?? 'auto'
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** The colour scheme, kept on this device, and a way to step to the next one. */
export function useScheme(): { scheme: Scheme; next: () => void } {
  const scheme = useSyncExternalStore(subscribe, read)
  const next = useCallback(() => {
    const following = schemes[(schemes.indexOf(read()) + 1) % schemes.length] ?? 'auto'
    localStorage.setItem(key, following)
    window.dispatchEvent(new Event('storage'))
  }, [])
  return { scheme, next }
}
