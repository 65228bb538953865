import { LendingProvider } from '@onlend/hooks'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useAccount } from './account/useAccount.ts'
import { BrandedPage } from './BrandedPage.tsx'
import { readInitialTenant } from './brand/readInitialTenant.ts'
import { useScheme } from './layout/useScheme.ts'
import { loadMessages } from './locale/loadMessages.ts'
import { useChosenLocale } from './locale/useChosenLocale.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const initialTenant = readInitialTenant()

/** The sample partner app: a brand from the relay around everything, then sign in, then lend. */
export function App(): ReactElement {
  const account = useAccount()
  const { scheme } = useScheme()
  const { chosen } = useChosenLocale()
  const queryClient = useQueryClient()
  return (
    // This one reads the brand alone, into the app's own cache; whoever is signed in has a provider of their own below.
    <LendingProvider relayUrl="/lending" queryClient={queryClient}>
      <TenantRoot
        scheme={scheme}
        loadMessages={loadMessages}
        pending={<p className="loading" aria-busy="true" />}
        {...(initialTenant !== undefined && { initialTenant })}
        {...(chosen !== null && { locale: chosen })}
        {...(nonce && { nonce })}
      >
        <BrandedPage account={account} />
      </TenantRoot>
    </LendingProvider>
  )
}
