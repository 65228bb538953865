'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { PartClassNames } from '../ui/PartClassNames.ts'
import type { Messages } from '../words/Messages.ts'

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

type UseRootMistakesParameters = {
  locale: string
  messages: Messages
  classNames: PartClassNames
}

/**
 * Checks, during development, a host's options of a root: a language without words, unused sentences, a missing stylesheet, classes that
 * lose. A production build leaves the checks out. The ref goes to the root's element.
 */
export function useRootMistakes({
  locale,
  messages,
  classNames,
}: UseRootMistakesParameters): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A block, not an early return, behind which a bundler would keep the file.
    if (process.env.NODE_ENV !== 'production') {
      let end: (() => void) | null = null
      let isCurrent = true
      const watch = async () => {
        const { watchRoot } = await import('./mistakes/watchRoot.ts')
        if (isCurrent && root.current) end = watchRoot({ root: root.current, locale, messages, classNames })
      }
      // The check is only advice: a failed fetch is ignored.
      watch().catch(Object)
      return () => {
        isCurrent = false
        end?.()
      }
    }
    return undefined
  }, [root, locale, messages, classNames])
  return root
}
