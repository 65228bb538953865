'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** The lockbox account in short; `LockboxAccountCard` is the place to copy it from. */
export function AccountSection({
  partner,
  headingLevel,
  maskPii = true,
  revealSeconds = 60,
}: SectionProps): ReactNode {
  const t = useCopy(words)
  const account = partner.lockbox_account
  const numberLabel = t('customerPartnerDetails.accountNumber')
  const row = (key: string, name: string, value: ReactNode) => value !== null && { key, name, value }
  return (
    <SectionFrame name="account" title={t('customerPartnerDetails.account')} headingLevel={headingLevel}>
      {account === null ? (
        <p className="ol-Text">{t('customerPartnerDetails.noAccount')}</p>
      ) : (
        <DescriptionList
          rows={[
            account.account_number !== null && {
              key: 'number',
              name: numberLabel,
              value: (
                <MaskedValue
                  kind="account"
                  label={numberLabel}
                  value={account.account_number}
                  masked={maskPii}
                  revealSeconds={revealSeconds}
                />
              ),
            },
            row('name', t('customerPartnerDetails.accountName'), account.account_name),
            row('bank', t('customerPartnerDetails.bank'), account.bank_name),
            row(
              'status',
              t('customerPartnerDetails.accountStatus'),
              // Any other is shown as the service wrote it.
              account.status === 'created'
                ? t('customerPartnerDetails.accountStatus.created')
                : account.status,
            ),
          ]}
        />
      )}
    </SectionFrame>
  )
}
