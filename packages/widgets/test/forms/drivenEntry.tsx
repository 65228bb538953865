import type { PrefetchedLending } from '@onlend/hooks/server'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useReducer } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { DrivenPage } from './DrivenPage.tsx'

// Draws the form that the page's address names, or takes it over from the server. The test serves it as a file.
const address = new URLSearchParams(location.search)
const app = document.getElementById('app')
if (!app) throw new Error('The page has no #app.')

// The cast trusts the test's own server.
const prefetched = JSON.parse(document.getElementById('boot')?.textContent ?? '') as PrefetchedLending
const queryClient = new QueryClient()

function Host(): ReactNode {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    Object.assign(globalThis, {
      /** Reads everything again, or lets the host draw anew. */
      disturb: (how: 'read' | 'draw') => (how === 'draw' ? draw() : void queryClient.invalidateQueries()),
    })
  }, [])
  const isInHost = address.has('host')
  return <DrivenPage form={address.get('form') ?? ''} {...{ isInHost, queryClient, prefetched }} />
}

if (app.childElementCount > 0) hydrateRoot(app, <Host />)
else createRoot(app).render(<Host />)
