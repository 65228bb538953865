import { LendingProvider } from '@onlend/hooks'
import type { Messages, WidgetMessages } from '@onlend/widgets'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useContext } from 'react'
import { useAccount } from './account/useAccount.ts'
import { BootContext } from './boot/BootContext.ts'
import { useServerClock } from './boot/useServerClock.ts'
import { BrandedPage } from './BrandedPage.tsx'
import { lendingClient } from './lendingClient.ts'
import { useScheme } from './layout/useScheme.ts'
import { loadMessages } from './locale/loadMessages.ts'
import { useChosenLocale } from './locale/useChosenLocale.ts'
import { useRegion } from './locale/useRegion.ts'

type AppProps = { words: Messages | WidgetMessages; nonce: string | undefined }

/** The sample partner app: a brand from the relay around everything, then sign in, then lend. */
export function App({ words, nonce }: AppProps): ReactElement {
  const account = useAccount()
  const boot = useContext(BootContext)
  const { scheme } = useScheme()
  const { chosen } = useChosenLocale()
  const region = useRegion(account.data)
  const queryClient = useQueryClient()
  const now = useServerClock()
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
        {...(region !== undefined && { region })}
        {...(nonce && { nonce })}
        {...(now && { now })}
      >
        <BrandedPage account={account} />
      </TenantRoot>
    </LendingProvider>
  )
}
