'use client'
import { useContext, useEffect, useState } from 'react'
import { LaterWordsContext } from './LaterWordsContext.ts'

/**
 * Whether the words are here that these widgets say at once, by the names of their entries. Where they are not, they are fetched: draw the widgets
 * when this is true, so that nothing shows in English first. It stays true.
 *
 * @example
 * const hasWords = useWidgetWords('withdraw-form')
 * return hasWords ? <WithdrawForm country="nigeria" /> : <Opening />
 */
export function useWidgetWords(...widgets: string[]): boolean {
  const later = useContext(LaterWordsContext)
  const known = later?.knownWords ?? null
  const askFor = later?.askForWords
  const names = widgets.join(' ')
  const [readyNames, setReadyNames] = useState<string | null>(null)
  const isHere = known === null || widgets.every((widget) => known.includes(widget))
  if (isHere && readyNames !== names) setReadyNames(names)
  useEffect(() => {
    if (names !== '') askFor?.(names.split(' '))
  }, [names, askFor])
  return isHere || readyNames === names
}
