import { afterEach } from 'vitest'
import { openPage } from './openPage.ts'

/** Opens pages that are gone after each test, with the sheets that their document wears: the next file's widgets stand in the same one. */
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
