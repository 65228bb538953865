'use client'
import { useEffect, useReducer, useState } from 'react'
import type { Messages, WidgetMessages } from '../words/Messages.ts'
import { useRetry } from '../ui/useRetry.ts'
import { mergeMessages } from './mergeMessages.ts'

/** Words, and how the rest of them is fetched where they are those of some widgets. */
type DividedMessages = { messages: Messages; later?: WidgetMessages['later'] }

/** A language and the kit's words in it, and why words of it are missing. */
type Loaded = DividedMessages & { locale: string; error: unknown }

/** What a page knows of its words. */
export type KitWords = Loaded & {
  /** Whether more words will arrive; false too once they were lost, for then it is English. */
  isWaiting: boolean
  /** Fetches the later words, once. */
  ask: () => void
}

type UseKitWordsParameters = {
  /** The language that is wanted, BCP 47; `null` while that is not known. */
  locale: string | null
  /** Words that are here already. */
  words: Messages | WidgetMessages
  loadMessages: ((locale: string) => Promise<Messages | WidgetMessages>) | undefined
}

/**
 * The kit's words in a language. They change with the language and never before: until new words have arrived the page stays as it is. The later
 * words of some widgets are fetched with the first touch. Words that did not arrive are asked for again when the device is back online, and every
 * few seconds; until then it is English. `null` before the first have arrived.
 */
export function useKitWords({ locale, words, loadMessages }: UseKitWordsParameters): KitWords | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [shown, setShown] = useState<Loaded | null>(null)
  const [attempt, loadAgain] = useReducer((count: number) => count + 1, 0)
  const [isAsked, ask] = useReducer(() => true, false)
  const here = divide(words)
  const isHere = locale !== null && (!loadMessages || hasWords(here.messages, locale))
  const arrived = loaded?.locale === locale ? loaded : null
  const next = arrived ?? (isHere ? localOf(shown, locale, here) : null)
  if (next !== null && next !== shown) setShown(next)
  const current = next ?? shown

  const later = next?.later
  const isFirst = !isHere && (arrived === null || (arrived.error !== null && !later))
  // What is drawn already may need any word of another language at once.
  const isWhole = shown !== null && shown.locale !== locale
  const first = later && next.messages

  useEffect(() => {
    if (locale === null || !(isFirst ? loadMessages : isAsked && later)) return
    let isCurrent = true
    const settle = (messages: DividedMessages, error: unknown = null) =>
      isCurrent && setLoaded({ locale, ...messages, error })
    const load = async (): Promise<DividedMessages> => {
      const known = first ? { messages: first, later } : divide((await loadMessages?.(locale)) ?? {})
      return known.later && (first || isWhole)
        ? { messages: mergeMessages(known.messages, await known.later()) }
        : known
    }
    load().then(
      (messages) => settle(messages),
      (error: unknown) => settle(first ? { messages: first, later } : { messages: {} }, error),
    )
    return () => {
      isCurrent = false
    }
  }, [locale, loadMessages, isFirst, isWhole, isAsked, first, later, attempt])

  useRetry(Boolean(next?.error), loadAgain)

  const isWaiting = later !== undefined && next?.error === null
  useEffect(() => {
    if (!isWaiting) return
    const touches = ['pointerdown', 'focusin']
    for (const touch of touches) addEventListener(touch, ask)
    return () => {
      for (const touch of touches) removeEventListener(touch, ask)
    }
  }, [isWaiting])

  return current && { ...current, isWaiting, ask }
}

/** The same object as long as the language is the same. */
function localOf(shown: Loaded | null, locale: string, words: DividedMessages): Loaded {
  const isSame = shown?.locale === locale && shown.messages === words.messages && shown.error === null
  return isSame ? shown : { locale, ...words, error: null }
}

/** Tells the words of some widgets, which come in two parts, from a whole catalogue. No language is called `later`. */
function divide(words: Messages | WidgetMessages): DividedMessages {
  return typeof words['later'] === 'function' ? (words as WidgetMessages) : { messages: words as Messages }
}

function hasWords(words: Messages, locale: string): boolean {
  const [language = locale] = locale.split('-')
  return language === 'en' || words[locale] !== undefined || words[language] !== undefined
}
