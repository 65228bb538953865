'use client'
import { useEffect, useReducer, useState } from 'react'
import type { Messages } from '../words/Messages.ts'
import { useRetry } from '../ui/useRetry.ts'

/** A language and the kit's words in it. */
export type KitWords = { locale: string; messages: Messages }

type UseKitWordsParameters = {
  /** The language that is wanted, BCP 47; `null` while that is not known. */
  locale: string | null
  /** Words that are here already. */
  words: Messages
  loadMessages: ((locale: string) => Promise<Messages>) | undefined
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
  const isHere = locale !== null && (!loadMessages || hasWords(words, locale))

  useEffect(() => {
    if (isHere || locale === null || !loadMessages) return
    let isCurrent = true
    const settle = (messages: Messages, error: unknown = null) =>
      isCurrent && setLoaded({ locale, messages, error })
    loadMessages(locale).then(
      (messages) => settle(messages),
      (error: unknown) => settle(nothing, error),
    )
    return () => {
      isCurrent = false
    }
  }, [isHere, loadMessages, locale, attempt])

  useRetry(loaded !== null && loaded.error !== null, loadAgain)

  const [shown, setShown] = useState<Loaded | null>(null)
  const arrived = loaded?.locale === locale ? loaded : null
  const next = isHere ? localOf(shown, locale) : arrived
  if (next !== null && next !== shown) setShown(next)
  return next ?? shown
}

/** The same object as long as the language is the same. */
function localOf(shown: Loaded | null, locale: string): Loaded {
  const isSame = shown?.locale === locale && shown.messages === nothing && shown.error === null
  return isSame ? shown : { locale, messages: nothing, error: null }
}

function hasWords(words: Messages, locale: string): boolean {
  const [language = locale] = locale.split('-')
  return language === 'en' || words[locale] !== undefined || words[language] !== undefined
}
