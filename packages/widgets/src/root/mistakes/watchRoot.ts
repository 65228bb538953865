import type { PartClassNames } from '../../ui/PartClassNames.ts'
import type { SpokenMessages } from '../../words/Messages.ts'
import { tellLosingClasses } from './tellLosingClasses.ts'
import { tellMissingStyles } from './tellMissingStyles.ts'
import { tellMissingWords } from './tellMissingWords.ts'

/** Milliseconds for a stylesheet to arrive, and for what changes on a page to come to rest. */
const rest = 1_000

type WatchRootParameters = {
  root: HTMLElement
  locale: string
  messages: SpokenMessages
  classNames: PartClassNames
}

/** Looks at what a root was given, at its styles once the page has come to rest, and again after each change while parts with a host's class may appear. Returns what ends it. */
export function watchRoot({ root, locale, messages, classNames }: WatchRootParameters): () => void {
  tellMissingWords(locale, messages)
  // Every English word is compared with: only where a host has words of its own.
  if (Object.keys(messages).length > 0)
    import('./tellUnknownWords.ts').then((module) => module.tellUnknownWords(messages), Object)

  let timer: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      tellMissingStyles(root)
      tellLosingClasses(root, classNames)
    }, rest)
  }
  lookSoon()
  const changes = new MutationObserver(lookSoon)
  if (Object.keys(classNames).length > 0) changes.observe(root, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    changes.disconnect()
  }
}
