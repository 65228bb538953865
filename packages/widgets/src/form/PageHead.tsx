'use client'
import type { WriteFormActions } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef } from 'react'
import { Steps } from '../ui/Steps.tsx'
import { useParts } from '../ui/useParts.ts'

type PageHeadProps = {
  form: { page: number; actions: Pick<WriteFormActions, 'goTo'> }
  /** The titles of all pages, in order. */
  titles: readonly string[]
}

/** The head of a form with several pages: how far it has got, the way back, and the title, which takes the focus when the page changes. */
export function PageHead({ form: { page, actions }, titles }: PageHeadProps): ReactNode {
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus()
  }, [page])
  return (
    <div {...parts('Form.pageHead')}>
      <Steps steps={titles.map((label) => ({ key: label, label }))} current={page} onGo={actions.goTo} />
      <h3 ref={heading} tabIndex={-1} {...parts('Form.pageTitle')}>
        {titles[page]}
      </h3>
    </div>
  )
}
