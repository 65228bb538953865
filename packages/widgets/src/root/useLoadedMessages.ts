'use client'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { useRetry } from '../ui/useRetry.ts'
import type { Messages } from '../words/Messages.ts'
import { type WordGroup, wordGroups } from '../words/wordGroups.ts'
import { mergeMessages } from './mergeMessages.ts'

/** A language, the kit's words in it by the groups that are here, and why others are missing. */
type Loaded = { locale: string; messages: Messages; groups: readonly WordGroup[]; error: unknown }

/** The kit's words that a page speaks with. */
export type LoadedMessages = Loaded & {
  /** The groups that are here; all where words were lost, for then it is English. */
  known: readonly WordGroup[]
  /** Fetches more groups, once each. */
  ask: (groups: readonly WordGroup[]) => void
}

/** Fetches the kit's words in a language, of one group. */
export type LoadMessages = (locale: string, group: WordGroup) => Promise<Messages>

type UseLoadedMessagesParameters = {
  /** The language that is wanted, BCP 47; `null` while that is not known. */
  locale: string | null
  /** Words that are here already. */
  words: Messages
  /** The groups that must arrive before the first render; `words` includes them in its language. */
  groups: readonly WordGroup[] | undefined
  loadMessages: LoadMessages | undefined
}

const all = Object.keys(wordGroups) as WordGroup[]

/**
 * The kit's words in a language, group by group as widgets ask. Words and language change together: until the new words have arrived, the
 * page keeps the old ones. The hook fetches lost words again every few seconds and when the device is back online; until then they are
 * English. `null` before the first words have arrived.
 */
export function useLoadedMessages({
  locale,
  words,
  groups,
  loadMessages,
}: UseLoadedMessagesParameters): LoadedMessages | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [shown, setShown] = useState<Loaded | null>(null)
  const [attempt, loadAgain] = useReducer((count: number) => count + 1, 0)
  const [asked, ask] = useReducer(addNew, [])
  // One request for each language and group, even if two widgets ask one after the other.
  const requests = useMemo(() => createRequests(loadMessages), [loadMessages])
  const given = groups?.join(' ')
  const first = useMemo(
    () => begin({ locale, words, groups: split(given), canLoad: requests !== null }),
    [locale, words, given, requests],
  )
  const current = loaded?.locale === locale ? loaded : first

  const needed = addNew(['reads'], split(given) ?? [])
  const missing = findMissing(current, addNew(needed, asked))
  // A switch of the language waits for every group that the widgets on the page have asked for.
  const isSwitch = shown !== null && shown.locale !== locale
  const lacking = isSwitch ? missing : findMissing(current, needed)
  const next = current !== null && (current.error !== null || lacking.length === 0) ? current : null
  if (next !== null && next !== shown) setShown(next)

  const missingNames = missing.join(' ')
  // Both keep their identity when a group is lost, so that the effect does not fetch again too early.
  const { messages, groups: here } = current ?? {}
  useEffect(() => {
    if (locale === null || !messages || !here || !requests) return
    const wanted = split(missingNames) ?? []
    if (wanted.length === 0) return
    let isCurrent = true
    const settle = (value: Omit<Loaded, 'locale'>) => isCurrent && setLoaded({ locale, ...value })
    Promise.all(wanted.map((group) => requests(locale, group))).then(
      (parts) =>
        settle({
          messages: mergeMessages(messages, ...parts),
          groups: [...here, ...wanted],
          error: null,
        }),
      (error: unknown) => settle({ messages, groups: here, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [locale, requests, messages, here, missingNames, attempt])

  useRetry(Boolean(next?.error), loadAgain)

  const spoken = next ?? shown
  return useMemo(
    () => spoken && { ...spoken, known: spoken.error === null ? spoken.groups : all, ask },
    [spoken],
  )
}

function addNew(known: readonly WordGroup[], groups: readonly WordGroup[]): readonly WordGroup[] {
  const added = groups.filter((group) => !known.includes(group))
  return added.length > 0 ? [...known, ...added] : known
}

function split(names: string | undefined): WordGroup[] | undefined {
  // The cast undoes the `join` of the same names.
  return names?.split(' ').filter(Boolean) as WordGroup[] | undefined
}

function findMissing(words: Loaded | null, groups: readonly WordGroup[]): readonly WordGroup[] {
  return words ? groups.filter((group) => !words.groups.includes(group)) : []
}

/** Remembers each request; a failed one is sent again. */
function createRequests(loadMessages: LoadMessages | undefined): LoadMessages | null {
  if (!loadMessages) return null
  const requests = new Map<string, Promise<Messages>>()
  return (locale, group) => {
    const name = `${locale} ${group}`
    const request = requests.get(name) ?? loadMessages(locale, group)
    requests.set(name, request)
    request.catch(() => requests.delete(name))
    return request
  }
}

type BeginParameters = {
  locale: string | null
  words: Messages
  groups: readonly WordGroup[] | undefined
  canLoad: boolean
}

/** The words that are here before any is fetched. English is here, and so is what nothing fetches. */
function begin({ locale, words, groups = all, canLoad }: BeginParameters): Loaded | null {
  if (locale === null) return null
  const [language = locale] = locale.split('-')
  const isIn = words[locale] !== undefined || words[language] !== undefined
  const isWhole = !canLoad || (!isIn && language === 'en')
  const here = isWhole ? all : isIn ? addNew(['reads'], groups) : []
  return { locale, messages: words, groups: here, error: null }
}
