import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import '@onlend/widgets/styles.css'
import { App } from './App.tsx'

const element = document.getElementById('app')
if (!element) throw new Error('The page has no #app element.')

// The app's own queries; the kit brings a client of its own and is not touched by what stands here.
const queryClient = new QueryClient()

createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
