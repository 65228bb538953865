'use client'
import { useContext, useEffect, useState } from 'react'
import { LaterWordsContext } from './LaterWordsContext.ts'

/**
 * Whether every word is here that the page may need. Where only those of some widgets were loaded, the others are fetched once `wanted`: draw
 * what they are for when this is true, so that nothing shows in English first. It stays true.
 *
 * @example
 * const hasWords = useAllWords(isOpen)
 * return hasWords ? <OperationHistory /> : <Opening />
 */
export function useAllWords(wanted = true): boolean {
  const later = useContext(LaterWordsContext)
  const isWaiting = later?.isWaiting ?? false
  const [isReady, setIsReady] = useState(!isWaiting)
  if (!isWaiting && !isReady) setIsReady(true)
  const ask = later?.ask
  useEffect(() => {
    if (wanted) ask?.()
  }, [wanted, ask])
  return isReady || !isWaiting
}
