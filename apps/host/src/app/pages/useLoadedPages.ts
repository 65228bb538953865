import { useWidgetWords } from '@onlend/widgets'
import { useEffect, useState } from 'react'
import type { Account } from '../account/Account.ts'
import { appPage } from './appPage.ts'
import { findWidgets } from './findWidgets.ts'
import { loadPages } from './loadPages.ts'

/** Fetches every page's code and words once the browser has nothing better to do, so that no page is missing or in English when the link is; again when it is back. */
export function useLoadedPages(account: Account): void {
  const [isIdle, setIsIdle] = useState(false)
  useWidgetWords(...(isIdle ? findWidgets(Object.keys(appPage), account) : []))
  useEffect(() => {
    const load = () => {
      setIsIdle(true)
      // What is lost here is asked for again when it is needed.
      void loadPages().catch(() => undefined)
    }
    const stop = whenIdle(load)
    window.addEventListener('online', load)
    return () => {
      stop()
      window.removeEventListener('online', load)
    }
  }, [])
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
