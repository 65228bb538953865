import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactElement, StrictMode } from 'react'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { BootContext } from './boot/BootContext.ts'
import type { PageBoot } from './boot/PageBoot.ts'
import type { BootWords } from './locale/bootWords.ts'
import { type DrawnPage, DrawnPages } from './pages/DrawnPages.ts'

/** What a server draws and a browser takes over must be the same; this is it. */
export type AppFrameProps = {
  boot: PageBoot | null
  /** The kit's words that are here already. */
  words: BootWords
  nonce: string | undefined
  queryClient: QueryClient
  /** On a server: the address that is asked for. */
  address?: { path: string; search: string }
  /** On a server: takes what the pages say of themselves. */
  drawn?: DrawnPage
}

/** The app and what stands around it, the same on a server and in a browser. */
export function AppFrame({ boot, words, nonce, queryClient, address, drawn }: AppFrameProps): ReactElement {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BootContext value={boot}>
          <DrawnPages value={drawn ?? null}>
            <Router {...(address && { ssrPath: address.path, ssrSearch: address.search })}>
              <App words={words} nonce={nonce} />
            </Router>
          </DrawnPages>
        </BootContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
