'use client'
import { useEffect, useState } from 'react'
import type { Messages } from '../copy/Messages.ts'

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

/** Milliseconds between two attempts at words that did not arrive. */
const pause = 5_000

/**
 * The kit's words in a language. They change with the language and never before: until new words have arrived the page stays as it is. Words
 * that did not arrive are asked for again when the device is back online, and every few seconds; until then it is English. `null` before the first have arrived.
 */
export function useKitWords({ locale, words, loadMessages }: UseKitWordsParameters): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(0)
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

  const hasFailed = loaded !== null && loaded.error !== null
  useEffect(() => {
    if (!hasFailed) return
    const again = () => setAttempt((count) => count + 1)
    // A device says that it is online before its link carries anything, and not every device says so.
    const timer = setInterval(again, pause)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [hasFailed])

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
