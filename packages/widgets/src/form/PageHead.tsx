'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { form as words } from '../copy/en/form.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useParts } from '../ui/useParts.ts'

type PageHeadProps = {
  /** From 0. */
  page: number
  titles: readonly string[]
  onGo: () => void
}

/** Says which page of a form this is; takes the focus when the page changes. */
export function PageHead({ page, titles }: PageHeadProps): ReactNode {
  const t = useCopy(words)
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
      <p {...parts('Form.step')}>{t('form.step', { current: page + 1, total: titles.length })}</p>
      <h3 ref={heading} tabIndex={-1} {...parts('Form.pageTitle')}>
        {titles[page]}
      </h3>
    </div>
  )
}
