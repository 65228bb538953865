'use client'
import type { LockboxAccount } from '@onlend/core'
import type { ReactNode } from 'react'
import { lockboxAccount as words } from './lockboxAccount.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ToolButton } from '../ui/ToolButton.tsx'
import { useParts } from '../ui/useParts.ts'
import { printIcon, shareIcon } from '../ui/icons.ts'

type LockboxAccountToolsProps = { account: LockboxAccount; onCopy: (() => void) | undefined }

/** Ways to give the account to the person who pays into it: copy, share, print. */
export function LockboxAccountTools({ account, onCopy }: LockboxAccountToolsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const canShare = useIsHydrated() && typeof navigator.share === 'function'
  const { account_number: number, account_name: name, bank_name: bank } = account
  if (number === null) return null

  const share = () => {
    const lines = [
      name && `${t('lockboxAccount.name')}: ${name}`,
      `${t('lockboxAccount.number')}: ${number}`,
      bank && `${t('lockboxAccount.bank')}: ${bank}`,
    ]
    const text = lines.filter(Boolean).join('\n')
    // Closing the share sheet rejects; there is nothing to do about it.
    navigator.share({ title: t('lockboxAccount.title'), text }).catch(() => undefined)
  }
  return (
    <div {...parts('LockboxAccountCard.tools')}>
      <CopyButton
        text={number}
        label={t('lockboxAccount.copyNumber')}
        {...(onCopy ? { onCopied: onCopy } : {})}
      />
      {canShare && (
        <ToolButton action="share" icon={shareIcon} onClick={share} part="LockboxAccountCard.share">
          {t('lockboxAccount.share')}
        </ToolButton>
      )}
      <ToolButton
        action="print"
        icon={printIcon}
        onClick={() => window.print()}
        part="LockboxAccountCard.print"
      >
        {t('lockboxAccount.print')}
      </ToolButton>
    </div>
  )
}
