import { LendingProvider } from '@onlend/hooks'
import type { Messages } from '@onlend/widgets'
import { loadMessages } from '@onlend/widgets/locales'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useContext } from 'react'
import { useAccount } from './account/useAccount.ts'
import { BootContext } from './boot/BootContext.ts'
import { BrandedPage } from './BrandedPage.tsx'
import { lendingClient } from './lendingClient.ts'
import { useScheme } from './layout/useScheme.ts'
import { useChosenLocale } from './locale/useChosenLocale.ts'

type AppProps = { words: Messages; nonce: string | undefined }

/** The sample partner app: a brand from the relay around everything, then sign in, then lend. */
export function App({ words, nonce }: AppProps): ReactElement {
  const account = useAccount()
  const boot = useContext(BootContext)
  const { scheme } = useScheme()
  const { chosen } = useChosenLocale()
  const queryClient = useQueryClient()
  return (
    // This provider reads the brand alone, into the app's own cache; a signed-in person has another provider below.
    <LendingProvider client={lendingClient} queryClient={queryClient}>
      <TenantRoot
        scheme={scheme}
        words={words}
        loadMessages={loadMessages}
        pending={<p className="loading" aria-busy="true" />}
        // The page's policy blocks `style` attributes that a server wrote.
        serverStyle
        {...(boot !== null && { initialTenant: boot.tenant })}
        {...(chosen !== null && { locale: chosen })}
        {...(nonce && { nonce })}
      >
        <BrandedPage account={account} />
      </TenantRoot>
    </LendingProvider>
  )
}
