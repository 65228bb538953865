'use client'
import { LendingRoot } from '@onlend/widgets'
import { InWords, WordsContext } from '@onlend/widgets/internal'
import { type ReactNode, useContext } from 'react'

/** The ground of the studio: the kit's own look, in the language of the root around it. */
export function StudioWords({ children }: { children: ReactNode }): ReactNode {
  const around = useContext(WordsContext)
  const words = around && { locale: around.language, messages: around.messages, dir: around.dir }
  return (
    <InWords of="brand">
      <LendingRoot scheme="auto" {...words}>
        {children}
      </LendingRoot>
    </InWords>
  )
}
