import { useBrand } from '@onlend/widgets'
import { loadMessages } from '@onlend/widgets/locales'
import { useEffect } from 'react'
import { loadPages } from './loadPages.ts'

/** Fetches every page's code and words once the browser has nothing better to do, so that no page is missing or in English when the link is; again when it is back. */
export function useLoadedPages(): void {
  const { locale } = useBrand()
  useEffect(() => {
    const load = () => {
      // A page that is lost here is fetched again when it is opened.
      void Promise.all([loadPages(), loadMessages(locale)]).catch(() => undefined)
    }
    const stop = whenIdle(load)
    window.addEventListener('online', load)
    return () => {
      stop()
      window.removeEventListener('online', load)
    }
  }, [locale])
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 10_000 })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callback.
  const timer = setTimeout(act, 3_000)
  return () => clearTimeout(timer)
}
