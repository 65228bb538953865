import { LendingHydration, LendingProvider } from '@onlend/hooks'
import type { PrefetchedLending } from '@onlend/hooks/server'
import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'

/** One island: what is inside shares the provider, which does not reach from one island to another. */
export function Lending({ prefetched }: { prefetched: PrefetchedLending }) {
  return (
    <LendingProvider {...prefetched.provider}>
      <LendingHydration prefetched={prefetched}>
        <LendingRoot>
          <CreditLimitCard />
          <WithdrawForm country="nigeria" />
        </LendingRoot>
      </LendingHydration>
    </LendingProvider>
  )
}
