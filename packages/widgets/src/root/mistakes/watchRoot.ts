import { warnMistake } from '@onlend/core/internal'
import type { PartClassNames } from '../../ui/PartClassNames.ts'
import type { Messages } from '../../words/Messages.ts'
import { warnLosingClasses } from './warnLosingClasses.ts'

/** Milliseconds for a stylesheet to arrive, and for the changes of a page to come to rest. */
const rest = 1_000

type WatchRootParameters = {
  root: HTMLElement
  locale: string
  messages: Messages
  classNames: PartClassNames
}

/**
 * Checks the options of a root, and its styles once the page has come to rest. Checks again after each change of a page with the host's
 * classes. Returns a function that ends the checks.
 */
export function watchRoot({ root, locale, messages, classNames }: WatchRootParameters): () => void {
  warnMissingWords(locale, messages)
  // Compares with every English sentence, so it runs only if the host has own sentences.
  if (Object.keys(messages).length > 0)
    import('./warnUnknownWords.ts').then((module) => module.warnUnknownWords(messages), Object)

  let timer: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      warnMissingStyles(root)
      warnLosingClasses(root, classNames)
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

/** Reports a root that the kit's stylesheet does not reach. A page without layout, such as a unit test, allows no check. */
function warnMissingStyles(root: HTMLElement): void {
  if (root.offsetHeight === 0 || getComputedStyle(root).getPropertyValue('--ol-font') !== '') return
  const isInside = root.getRootNode() instanceof ShadowRoot
  warnMistake(
    isInside
      ? "the kit's stylesheet is missing in this shadow root, which that of the page does not reach. Put @onlend/widgets/styles.css into it."
      : "the kit's stylesheet is missing. Import '@onlend/widgets/styles.css' once, or styles.layer.css where your app has cascade layers.",
  )
}

/** Reports a language without words: widgets speak English under it, and a screen reader reads that aloud in the other language. */
function warnMissingWords(locale: string, messages: Messages): void {
  const [language = locale] = locale.split('-')
  if (language === 'en' || messages[locale] !== undefined || messages[language] !== undefined) return
  warnMistake(
    `there are no words in "${locale}", so the widgets speak English under lang="${locale}". Give <TenantRoot> loadMessages of @onlend/widgets/locales, or <LendingRoot> messages={await loadMessages('${language}')}; for a language that the kit lacks, give messages of your own.`,
  )
}
