import { chooseLocale, createTheme } from '@onlend/widgets'
import { renderToString } from 'react-dom/server'
import { AppFrame } from './AppFrame.tsx'
import { appQueries } from './boot/appQueries.ts'
import type { PageBoot } from './boot/PageBoot.ts'
import { toDocumentTitle } from './layout/toDocumentTitle.ts'
import { bootWords } from './locale/bootWords.ts'
import type { PageComponent } from './pages/PageComponents.ts'
import { findWordGroups } from './pages/findWordGroups.ts'
import { loadPages } from './pages/loadPages.ts'

type RenderPageParameters = {
  /** The boot data without `pages`, which only the rendering finds out. */
  boot: Omit<PageBoot, 'pages'>
  address: { path: string; search: string }
  nonce: string
}

/** The markup of a page, and the data with which the browser takes it over. */
export type RenderedPage = {
  markup: string
  boot: PageBoot
  /** The language of the page, BCP 47. */
  locale: string
  /** The groups of the kit's words that its widgets say. */
  wordGroups: readonly string[]
  /** The brand's mark, checked. */
  icon: string | null
  /** The page's name in its language, and the brand's. */
  title: string
}

/**
 * Renders a page on the server, for the person in `boot`. The page does not wait for data of the lending service: fields and words go
 * out at once, and the page's head asks for the rest.
 */
export async function renderPage({ boot, address, nonce }: RenderPageParameters): Promise<RenderedPage> {
  const known: PageBoot = { ...boot, pages: [] }
  const [words] = await Promise.all([bootWords(known), loadPages()])
  const drawn: PageComponent = { pages: new Set(), name: null }
  const queryClient = appQueries(known)
  const markup = renderToString(
    <AppFrame
      boot={known}
      words={words}
      nonce={nonce}
      queryClient={queryClient}
      address={address}
      drawn={drawn}
    />,
  )
  const pages = [...drawn.pages]
  // The timers of the query client would hold this visitor's data for minutes.
  queryClient.clear()
  return {
    markup,
    boot: { ...known, pages },
    locale: chooseLocale({ chosen: boot.preferences.locale, config: boot.tenant }),
    wordGroups: findWordGroups({ pages, account: boot.account }),
    title: toDocumentTitle(drawn.name, boot.tenant?.name),
    icon: boot.tenant ? (createTheme(boot.tenant.theme).logo?.light ?? null) : null,
  }
}
