import {
  type ComponentType,
  createElement,
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'
import { releaseSubmit } from '../boot/releaseSubmit.ts'
import { useWords } from '../words/useWords.ts'
import { DrawnPages } from './DrawnPages.ts'
import { LostPage } from './LostPage.tsx'

/** A page whose code is fetched when it is opened; `load` fetches it before, after which it is drawn without waiting. */
export type LazyPage<Props extends object> = ((props: Props) => ReactElement) & { load: () => Promise<void> }

/**
 * Names a page that is fetched later. What was lost is fetched again when the device is back online, and by hand: `React.lazy` would
 * remember the failure, and would wait once even for code that is here, which a server cannot.
 */
export function lazyPage<Props extends object>(
  name: string,
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let here: ComponentType<Props> | null = null
  const load = async () => {
    // A weak link loses files: the second try usually succeeds.
    here ??= await fetchPage().catch(fetchPage)
    return here
  }

  function Page(props: Props): ReactElement {
    useContext(DrawnPages)?.add(name)
    const t = useWords()
    const [chosen, setChosen] = useState<ComponentType<Props> | null>(() => here)
    const [attempt, setAttempt] = useState(0)
    const [lostAt, setLostAt] = useState<number | null>(null)
    useEffect(() => {
      if (chosen) return
      let isCurrent = true
      load().then(
        (page) => isCurrent && setChosen(() => page),
        () => isCurrent && setLostAt(attempt),
      )
      return () => {
        isCurrent = false
      }
    }, [chosen, attempt])
    const again = useCallback(() => setAttempt((count) => count + 1), [])
    useEffect(() => {
      if (chosen) return
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [chosen, again])
    // By then the browser has taken the page over.
    useEffect(releaseSubmit, [])
    if (chosen) return createElement(chosen, props)
    if (lostAt === attempt) return <LostPage hasFailedAgain={attempt > 0} onRetry={again} />
    return <p className="loading">{t('opening')}</p>
  }
  return Object.assign(Page, { load: async () => void (await load()) })
}
