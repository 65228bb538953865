import { useBrand } from '@onlend/widgets'
import { type ReactElement, type ReactNode, useContext, useEffect, useRef } from 'react'
import { PageComponents } from '../pages/PageComponents.ts'
import { toDocumentTitle } from './toDocumentTitle.ts'

type PageTitleProps = {
  /** The page's own name, which the browser's tab shows. */
  name: string
  /** Instead of the name, where the page greets a person. */
  children?: ReactNode
}

/** The one first heading of a page: it names the browser's tab, and takes the focus when a person has come here by a link. */
export function PageTitle({ name, children = name }: PageTitleProps): ReactElement {
  const brand = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  const drawn = useContext(PageComponents)
  if (drawn !== null) Object.assign(drawn, { name })
  useEffect(() => {
    document.title = toDocumentTitle(name, brand.name)
  }, [name, brand.name])
  useEffect(() => {
    // The layout gave it to the whole page, whose name was not there yet.
    if (document.activeElement?.id === 'content') heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="page-title">
      {children}
    </h1>
  )
}
