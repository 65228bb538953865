'use client'
import { useContext, useEffect, useState } from 'react'
import { LaterWordsContext } from './LaterWordsContext.ts'

/**
 * Whether every word is here that the page may need. Where only those of some widgets were loaded, the others are fetched once `wanted`: draw
 * what they are for when this is true, so that nothing shows in English first. It stays true.
 *
 * @param wanted - Whether the words are to be fetched. @default true
 * @param part - The name of a part that has words of its own.
 *
 * @example
 * const hasWords = useAllWords(isOpen)
 * return hasWords ? <OperationHistory /> : <Opening />
 */
export function useAllWords(wanted = true, part?: string): boolean {
  const later = useContext(LaterWordsContext)
  const isAsking = part !== undefined && later?.knownWords?.includes(part) === false
  const isWaiting = isAsking || (later?.isWaiting ?? false)
  const [isReady, setIsReady] = useState(!isWaiting)
  if (!isWaiting && !isReady) setIsReady(true)
  const ask = later?.ask
  const askFor = later?.askForWords
  useEffect(() => {
    if (!wanted) return
    ask?.()
    if (isAsking) askFor?.([part])
  }, [wanted, ask, askFor, isAsking, part])
  return isReady || !isWaiting
}
