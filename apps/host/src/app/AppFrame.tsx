import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactElement, StrictMode } from 'react'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { BootContext } from './boot/BootContext.ts'
import type { PageBoot } from './boot/PageBoot.ts'
import type { BootWords } from './locale/bootWords.ts'
import { type PageComponent, PageComponents } from './pages/PageComponents.ts'

/** The props of the app, which must be the same on the server and in the browser that takes the page over. */
export type AppFrameProps = {
  boot: PageBoot | null
  /** The kit's words that are here already. */
  words: BootWords
  nonce: string | undefined
  queryClient: QueryClient
  /** On a server: the address of the request. */
  address?: { path: string; search: string }
  /** On a server: takes the names that the pages report. */
  drawn?: PageComponent
}

/** The app with its providers, the same on a server and in a browser. */
export function AppFrame({ boot, words, nonce, queryClient, address, drawn }: AppFrameProps): ReactElement {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BootContext value={boot}>
          <PageComponents value={drawn ?? null}>
            <Router {...(address && { ssrPath: address.path, ssrSearch: address.search })}>
              <App words={words} nonce={nonce} />
            </Router>
          </PageComponents>
        </BootContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
