'use client'
import type { LockboxAccount } from '@onlend/core'
import type { ReactNode } from 'react'
import { lockboxAccount as words } from './lockboxAccount.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { useParts } from '../ui/useParts.ts'
import { LockboxAccountTools } from './LockboxAccountTools.tsx'
import { receiveIcon, sendIcon } from '../ui/icons.ts'

type LockboxAccountViewProps = {
  account: LockboxAccount
  maskNumber: boolean
  explain: boolean
  onCopy: (() => void) | undefined
}

/** Renders a lockbox account: its number first, then its owner and its bank. */
export function LockboxAccountView({
  account,
  maskNumber,
  explain,
  onCopy,
}: LockboxAccountViewProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const { account_number: number, account_name: name, bank_name: bank, deleted_at: removedAt } = account
  const label = t('lockboxAccount.number')
  const row = (key: string, rowName: string, value: string | null) =>
    value !== null && { key, name: rowName, value }

  const figure = () => {
    if (number === null) return <Figure label={label} value={t('lockboxAccount.numberUnknown')} unknown />
    if (!maskNumber) return <Figure label={label} value={groupDigits(number)} />
    return <Figure label={label} value={<MaskedValue kind="account" label={label} value={number} />} />
  }
  return (
    <div {...parts('LockboxAccountCard.body')}>
      {removedAt !== null && (
        <Alert
          tone="warning"
          title={t('lockboxAccount.removed', { date: formatDate(removedAt, locale, timeZone) })}
        />
      )}
      {figure()}
      <DescriptionList
        rows={[row('name', t('lockboxAccount.name'), name), row('bank', t('lockboxAccount.bank'), bank)]}
      />
      {/* A number that is hidden leaves this page by no other button either. */}
      {!maskNumber && removedAt === null && <LockboxAccountTools account={account} onCopy={onCopy} />}
      {explain && (
        <ul {...parts('LockboxAccountCard.notes')}>
          <li className="ol-LockboxAccountCard-note">
            <Icon name={receiveIcon} />
            <span>{t('lockboxAccount.moneyIn')}</span>
          </li>
          <li className="ol-LockboxAccountCard-note">
            <Icon name={sendIcon} />
            <span>{t('lockboxAccount.moneyOut')}</span>
          </li>
          <li className="ol-LockboxAccountCard-note">
            <Icon name="info" />
            <span>{t('lockboxAccount.noBalance')}</span>
          </li>
        </ul>
      )}
    </div>
  )
}
