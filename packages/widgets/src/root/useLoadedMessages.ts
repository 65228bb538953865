'use client'
import { useEffect, useReducer, useState } from 'react'
import type { SpokenMessages, WidgetMessages } from '../words/Messages.ts'
import { useRetry } from '../ui/useRetry.ts'
import { mergeMessages } from './mergeMessages.ts'

/** Words, and how the rest of them is fetched where they are those of some widgets. */
type DividedMessages = {
  messages: SpokenMessages
  later?: WidgetMessages['later'] | undefined
  widgets?: WidgetMessages['widgets']
  more?: WidgetMessages['more']
}

/** A language and the kit's words in it, and why words of it are missing. */
type Loaded = DividedMessages & { locale: string; error: unknown }

/** What a page knows of its words. */
export type LoadedMessages = Loaded & {
  /** Whether more words will arrive; false too once they were lost, for then it is English. */
  isWaiting: boolean
  /** Fetches the later words, once. */
  ask: () => void
  /** The widgets whose words are here; `null` when nothing more will come, for then it is every word, or English. */
  known: readonly string[] | null
  /** Fetches the words of more widgets. */
  askFor: (widgets: readonly string[]) => void
}

type UseLoadedMessagesParameters = {
  /** The language that is wanted, BCP 47; `null` while that is not known. */
  locale: string | null
  /** Words that are here already. */
  words: SpokenMessages | WidgetMessages
  loadMessages: ((locale: string) => Promise<SpokenMessages | WidgetMessages>) | undefined
}

const nothing: SpokenMessages = {}

/**
 * The kit's words in a language. They change with the language and never before: until new words have arrived the page stays as it is. The later
 * words of some widgets are fetched with the first touch, and those of more widgets when a page asks. Words that did not arrive are asked for again
 * when the device is back online, and every few seconds; until then it is English. `null` before the first have arrived.
 */
export function useLoadedMessages({
  locale,
  words,
  loadMessages,
}: UseLoadedMessagesParameters): LoadedMessages | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [shown, setShown] = useState<Loaded | null>(null)
  const [attempt, loadAgain] = useReducer((count: number) => count + 1, 0)
  const [isAsked, ask] = useReducer(() => true, false)
  const [asked, askFor] = useReducer(addNew, [])
  // What is drawn already may need any word of another language at once.
  const isWhole = shown !== null && shown.locale !== locale
  const here = findHere({ locale, words: divide(words), isWhole, canLoad: loadMessages !== undefined })
  const arrived = loaded?.locale === locale ? loaded : null
  const next = arrived ?? (here && locale !== null ? toLoaded(shown, locale, here) : null)
  if (next !== null && next !== shown) setShown(next)
  const current = next ?? shown

  const isFirst = here === null && (arrived === null || arrived.messages === nothing)
  const missing = isFirst ? asked : findMissing(next, asked)
  const missingNames = missing.join(' ')
  // Each keeps its identity when a part is lost, so that nothing is asked for again before its time.
  const { messages, later, widgets, more }: DividedMessages =
    isFirst || next === null ? { messages: nothing } : next
  const wantsLater = isAsked && later !== undefined

  useEffect(() => {
    if (locale === null || !(isFirst ? loadMessages : missingNames !== '' || wantsLater)) return
    let isCurrent = true
    const settle = (loadedWords: DividedMessages, error: unknown = null) =>
      isCurrent && setLoaded({ ...loadedWords, locale, error })
    const known: DividedMessages = { messages, later, widgets, more }
    const load = async (): Promise<DividedMessages> => {
      if (!isFirst && missingNames === '') return withLater(known)
      const base = isFirst ? divide((await loadMessages?.(locale)) ?? {}) : known
      const all = await withMore(base, missingNames === '' ? [] : missingNames.split(' '))
      return isFirst && isWhole ? withLater(all) : all
    }
    load().then(
      (loadedWords) => settle(loadedWords),
      (error: unknown) => settle(known, error),
    )
    return () => {
      isCurrent = false
    }
  }, [
    locale,
    loadMessages,
    isFirst,
    isWhole,
    wantsLater,
    missingNames,
    messages,
    later,
    widgets,
    more,
    attempt,
  ])

  useRetry(Boolean(next?.error), loadAgain)

  const isWaiting = next?.later !== undefined && next.error === null
  useEffect(() => {
    if (!isWaiting) return
    const touches = ['pointerdown', 'focusin']
    for (const touch of touches) addEventListener(touch, ask)
    return () => {
      for (const touch of touches) removeEventListener(touch, ask)
    }
  }, [isWaiting])

  if (current === null) return null
  const known = current.more && current.error === null ? (current.widgets ?? []) : null
  return { ...current, isWaiting, ask, known, askFor }
}

function addNew(asked: readonly string[], widgets: readonly string[]): readonly string[] {
  const added = widgets.filter((widget) => !asked.includes(widget))
  return added.length > 0 ? [...asked, ...added] : asked
}

function findMissing(words: DividedMessages | null, asked: readonly string[]): readonly string[] {
  return words?.more ? asked.filter((widget) => !words.widgets?.includes(widget)) : []
}

async function withMore(words: DividedMessages, widgets: readonly string[]): Promise<DividedMessages> {
  const missing = findMissing(words, widgets)
  const more = missing.length > 0 ? await words.more?.(...missing) : undefined
  if (!more) return words
  const { messages, later, widgets: known = missing } = divide(more)
  return {
    ...words,
    messages: mergeMessages(words.messages, messages),
    widgets: [...(words.widgets ?? []), ...known],
    later: async () =>
      mergeMessages(...(await Promise.all([words.later?.() ?? nothing, later?.() ?? nothing]))),
  }
}

async function withLater({ later, ...words }: DividedMessages): Promise<DividedMessages> {
  return later ? { ...words, messages: mergeMessages(words.messages, await later()) } : words
}

type FindHereParameters = {
  locale: string | null
  words: DividedMessages
  isWhole: boolean
  canLoad: boolean
}

/** The words that are here already, where they are enough to begin with. */
function findHere({ locale, words, isWhole, canLoad }: FindHereParameters): DividedMessages | null {
  if (locale === null) return null
  const [language = locale] = locale.split('-')
  const isIn = words.messages[locale] !== undefined || words.messages[language] !== undefined
  // What would be fetched later is in the language of what is here.
  if (!isIn) return language === 'en' || !canLoad ? { messages: words.messages } : null
  return isWhole && canLoad && words.later ? null : words
}

/** The same object as long as the language is the same. */
function toLoaded(shown: Loaded | null, locale: string, words: DividedMessages): Loaded {
  const isSame = shown?.locale === locale && shown.messages === words.messages && shown.error === null
  return isSame ? shown : { ...words, locale, error: null }
}

/** Tells the words of some widgets, which come in parts, from a whole catalogue. No language is called `later`. */
function divide(words: SpokenMessages | WidgetMessages): DividedMessages {
  return typeof words['later'] === 'function'
    ? (words as WidgetMessages)
    : { messages: words as SpokenMessages }
}
