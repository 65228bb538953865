import { useCallback, useContext, useSyncExternalStore } from 'react'
import { BootContext } from '../boot/BootContext.ts'
import type { PreferenceName } from '../boot/PageBoot.ts'
import { readPreferences } from './readPreferences.ts'

const changed = 'marketday:preference'
const aYear = 365 * 24 * 60 * 60

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

/** The choice of a person, `null` without one, and the setter. */
export function usePreference(name: PreferenceName): [string | null, (value: string) => void] {
  const boot = useContext(BootContext)
  const value = useSyncExternalStore(
    subscribe,
    () => readPreferences(document.cookie)[name] ?? null,
    () => boot?.preferences[name] ?? null,
  )
  const choose = useCallback(
    (next: string) => {
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the phones that this is for
      document.cookie = `marketday_${name}=${next}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
      window.dispatchEvent(new Event(changed))
    },
    [name],
  )
  return [value, choose]
}
