'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Messages, WidgetMessages } from '../words/Messages.ts'
import { useRetry } from '../ui/useRetry.ts'

type Later = WidgetMessages['later']

/** Words that are fetched after the first ones. */
export type LaterMessages = {
  /** Those that have arrived. */
  messages: Messages
  /** Whether more will arrive; false too once they were lost, for then it is English. */
  isWaiting: boolean
  /** Fetches them, once. */
  ask: () => void
  /** Why they were lost; `null` when they were not. */
  error: unknown
}

type Settled = { later: Later; messages: Messages; error: unknown }

const nothing: Messages = {}

/** The rest of the kit's words, fetched when asked for; what was lost is fetched again when the device is back online, and every few seconds. */
export function useLaterMessages(later: Later | undefined): LaterMessages {
  const [isAsked, setIsAsked] = useState(false)
  const [kept, setKept] = useState<Settled | null>(null)
  const settled = kept?.later === later ? kept : null
  const fetchWords = useCallback(() => {
    later?.().then(
      (messages) => setKept({ later, messages, error: null }),
      (error: unknown) => setKept({ later, messages: nothing, error }),
    )
  }, [later])
  useEffect(() => {
    if (isAsked) fetchWords()
  }, [isAsked, fetchWords])
  useRetry(settled !== null && settled.error !== null, fetchWords)
  const ask = useCallback(() => setIsAsked(true), [])
  const isWaiting = later !== undefined && settled === null
  const { messages, error } = settled ?? { messages: nothing, error: null }
  return useMemo(() => ({ messages, isWaiting, ask, error }), [messages, isWaiting, ask, error])
}
