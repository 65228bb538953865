import { afterEach } from 'vitest'
import { openPage } from './openPage.ts'

/** Opens pages that are removed after each test, together with the style sheets they adopted: the next test file runs in the same document. */
export function useOpenPage(): typeof openPage {
  const pages: { close: () => void }[] = []
  afterEach(() => {
    for (const page of pages.splice(0)) page.close()
    document.adoptedStyleSheets = []
  })
  return (...given) => {
    const page = openPage(...given)
    pages.push(page)
    return page
  }
}
