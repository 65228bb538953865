import { useCallback, useSyncExternalStore } from 'react'

const key = 'marketday.locale'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** The language that a person chose on this device; `null` for the brand's own. */
export function useChosenLocale(): { chosen: string | null; choose: (locale: string) => void } {
  const chosen = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const choose = useCallback((locale: string) => {
    localStorage.setItem(key, locale)
    window.dispatchEvent(new Event('storage'))
  }, [])
  return { chosen, choose }
}
