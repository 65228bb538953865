'use client'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Messages, WidgetMessages } from '../words/Messages.ts'
import { useRetry } from '../ui/useRetry.ts'
import { type DividedMessages, divideMessages } from './divideMessages.ts'
import { mergeMessages } from './mergeMessages.ts'

/** A language and the kit's words in it. */
export type KitWords = DividedMessages & { locale: string }

type UseKitWordsParameters = {
  /** The language that is wanted, BCP 47; `null` while that is not known. */
  locale: string | null
  /** Words that are here already. */
  words: DividedMessages
  loadMessages: ((locale: string) => Promise<Messages | WidgetMessages>) | undefined
}

type Loaded = KitWords & { error: unknown }

const nothing: Messages = {}

/**
 * The kit's words in a language. They change with the language and never before: until new words have arrived the page stays as it is. Words
 * that did not arrive are asked for again when the device is back online, and every few seconds; until then it is English. `null` before the first have arrived.
 */
export function useKitWords({ locale, words, loadMessages }: UseKitWordsParameters): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, loadAgain] = useReducer((count: number) => count + 1, 0)
  // What is drawn already may need any of another language's words at once.
  const hasShown = useRef(false)
  const isHere = locale !== null && (!loadMessages || hasWords(words.messages, locale))

  useEffect(() => {
    if (isHere || locale === null || !loadMessages) return
    let isCurrent = true
    const settle = (messages: DividedMessages, error: unknown = null) =>
      isCurrent && setLoaded({ locale, ...messages, error })
    const loadWords = async () => {
      const loadedWords = divideMessages(await loadMessages(locale))
      return hasShown.current ? joinWords(loadedWords) : loadedWords
    }
    loadWords().then(
      (messages) => settle(messages),
      (error: unknown) => settle({ messages: nothing }, error),
    )
    return () => {
      isCurrent = false
    }
  }, [isHere, loadMessages, locale, attempt])

  useRetry(loaded !== null && loaded.error !== null, loadAgain)

  const [shown, setShown] = useState<Loaded | null>(null)
  const arrived = loaded?.locale === locale ? loaded : null
  const next = isHere ? localOf(shown, locale, words.later) : arrived
  if (next !== null && next !== shown) setShown(next)
  useEffect(() => {
    hasShown.current = shown !== null
  })
  return next ?? shown
}

/** The same object as long as the language is the same. */
function localOf(shown: Loaded | null, locale: string, later: DividedMessages['later']): Loaded {
  const isSame = shown?.locale === locale && shown.messages === nothing && shown.error === null
  return isSame ? shown : { locale, messages: nothing, ...(later && { later }), error: null }
}

/** First and later words as one. */
async function joinWords({ messages, later }: DividedMessages): Promise<DividedMessages> {
  return { messages: later ? mergeMessages(messages, await later()) : messages }
}

function hasWords(words: Messages, locale: string): boolean {
  const [language = locale] = locale.split('-')
  return language === 'en' || words[locale] !== undefined || words[language] !== undefined
}
