import { importNamed } from '@onlend/core/internal'
import type { TenantRootProps } from '@onlend/widgets'
import { type ComponentType, createElement, type ReactElement, useContext, useEffect, useState } from 'react'
import { releaseSubmit } from '../boot/releaseSubmit.ts'
import { useWords } from '../words/useWords.ts'
import { PageComponents } from './PageComponents.ts'

/** Milliseconds between two attempts at a page that did not arrive. */
const pause = 5_000

type WordGroups = NonNullable<TenantRootProps['wordGroups']>

/** A page whose code is fetched when it is opened; `load` fetches it before, after which it is drawn without waiting. */
export type LazyPage<Props extends object> = ((props: Props) => ReactElement) & {
  load: () => Promise<void>
  /** The groups of the kit's words that its widgets say beside `reads`. */
  words: WordGroups
}

/**
 * Names a page that is fetched later. A lost page is fetched again when the device is back online, every few seconds, and by hand:
 * `React.lazy` would remember the failure, and would wait once even for code that is here, which a server cannot.
 */
export function lazyPage<Props extends object, Name extends string>(
  name: string,
  fetchModule: () => Promise<Record<Name, ComponentType<Props>>>,
  component: Name,
  words: WordGroups = [],
): LazyPage<Props> {
  let here: ComponentType<Props> | null = null
  const load = async () => {
    here ??= await importNamed(fetchModule, component)
    return here
  }

  function Page(props: Props): ReactElement {
    useContext(PageComponents)?.pages.add(name)
    const t = useWords()
    const [chosen, setChosen] = useState<ComponentType<Props> | null>(() => here)
    const [attempt, setAttempt] = useState(0)
    const [failures, setFailures] = useState(0)
    const [isAsked, setIsAsked] = useState(true)
    useEffect(() => {
      if (chosen) return
      let isCurrent = true
      load().then(
        (page) => isCurrent && setChosen(() => page),
        () => {
          if (!isCurrent) return
          setFailures((count) => count + 1)
          setIsAsked(false)
        },
      )
      return () => {
        isCurrent = false
      }
    }, [chosen, attempt])
    const isLost = !chosen && failures > 0
    useEffect(() => {
      if (!isLost) return
      const again = () => setAttempt((count) => count + 1)
      // A device says that it is online before its link carries anything, and not every device says so.
      const timer = setInterval(again, pause)
      window.addEventListener('online', again)
      return () => {
        clearInterval(timer)
        window.removeEventListener('online', again)
      }
    }, [isLost])
    const askAgain = () => {
      setIsAsked(true)
      setAttempt((count) => count + 1)
    }
    // By then the browser has taken the page over.
    useEffect(releaseSubmit, [])
    if (chosen) return createElement(chosen, props)
    if (!isAsked) return <LostPage hasFailedAgain={failures > 1} onRetry={askAgain} />
    return <p className="loading">{t('opening')}</p>
  }
  return Object.assign(Page, { load: async () => void (await load()), words })
}

type LostPageProps = { hasFailedAgain: boolean; onRetry: () => void }

/** Stands where a page should be whose code did not arrive. After an update of the app only a reload finds it. */
function LostPage({ hasFailedAgain, onRetry }: LostPageProps): ReactElement {
  const t = useWords()
  return (
    <div className="loading" role="alert">
      <p>{t('pageLost')}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {t('tryAgain')}
        </button>{' '}
        {hasFailedAgain && (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t('reload')}
          </button>
        )}
      </p>
    </div>
  )
}
