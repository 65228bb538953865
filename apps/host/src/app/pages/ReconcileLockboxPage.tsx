import { useLending } from '@onlend/hooks'
import { LockboxReconciliation } from '@onlend/bulk/lockbox-reconciliation'
import { type ReactElement, useMemo } from 'react'
import type { Account } from '../account/Account.ts'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

type ReconcileLockboxPageProps = { account: Account; partner: ActedFor }

/** The statement of the lockbox account beside the ledger; the demo makes one from its own withdrawals. */
export function ReconcileLockboxPage({ account, partner }: ReconcileLockboxPageProps): ReactElement {
  const t = useWords()
  const { client } = useLending()
  const isDemo = account.sandboxControlUrl !== null
  const label = t('sampleStatement')
  const samples = useMemo(
    () => [
      {
        label,
        make: async () =>
          (await import('./sampleLockboxStatement.ts')).sampleLockboxStatement({
            client,
            customerPartnerId: partner.id,
          }),
      },
    ],
    [label, client, partner.id],
  )
  return (
    <>
      <PageTitle name={t('reconcileLockbox')} />
      <LockboxReconciliation
        hideTitle
        {...(partner.currency !== null && { currency: partner.currency })}
        {...(isDemo && { samples })}
      />
    </>
  )
}
