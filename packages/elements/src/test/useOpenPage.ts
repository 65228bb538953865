import { afterEach } from 'vitest'
import { openPage } from './openPage.ts'

/** Opens pages that are gone after each test. */
export function useOpenPage(): typeof openPage {
  const pages: { close: () => void }[] = []
  afterEach(() => {
    for (const page of pages.splice(0)) page.close()
  })
  return (...given) => {
    const page = openPage(...given)
    pages.push(page)
    return page
  }
}
