'use client'
import { useCustomerPartnerBrief } from '@onlend/hooks/customer-partner-brief'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { fromRow as words } from './fromRow.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { maskText } from '../format/maskText.ts'
import { Button } from '../ui/Button.tsx'
import type { DescriptionRow } from '../ui/DescriptionList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type UseFromRowParameters = {
  /** `null` for what no business does: then there is no row. */
  customerPartnerId: string | null
  kind: string
}

/** The row that says which business something is done for, and what else is known of that business. */
export type FromRow = {
  row: DescriptionRow
  /** The row in one line, its name included, to share; `null` until it is known. */
  text: string | null
  /** Whether a person can read from it whose money it is. */
  isKnown: boolean
  /** Of the country that the business is in, for where no credit limit names it. */
  currency: string | null
}

/** They move money, or promise to: the account belongs to what a person must see. */
const onTheAccount: ReadonlySet<string> = new Set([
  'withdraw',
  'requestDrawdown',
  'reconcileRepayments',
  'registerTransactions',
])

/** Says which business something is done for and, where it is about money, on which lockbox account. */
export function useFromRow({ customerPartnerId, kind }: UseFromRowParameters): FromRow {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { state, brief, country, isFetching, refetch } = useCustomerPartnerBrief({ customerPartnerId })
  const currency = country?.currency ?? null
  if (customerPartnerId === null) return { row: null, text: null, isKnown: true, currency }

  const hasAccount = onTheAccount.has(kind)
  const label = t(hasAccount ? 'fromRow.from' : 'fromRow.business')
  const row = (value: ReactNode) => ({ key: 'from', name: label, value })
  if (state === 'loading') {
    return { row: row(<Skeleton size="long" />), text: null, isKnown: false, currency }
  }
  if (state === 'failed') {
    const failed = (
      <span role="alert">
        {t('fromRow.failed')}{' '}
        <Button icon="refresh" busy={isFetching} onClick={refetch}>
          {say('common.retry')}
        </Button>
      </span>
    )
    return { row: row(failed), text: null, isKnown: false, currency }
  }
  // A person who may not read it sees its id; the relay refuses operations for a business that is not theirs.
  const name = brief?.name ?? customerPartnerId
  if (!brief || !hasAccount) return { row: row(name), text: `${label}: ${name}`, isKnown: true, currency }
  const account = brief.lockbox_account
  const bank = account?.bank_name ?? ''
  const number = account?.account_number ?? null
  const mask = number === null ? null : maskText('account', number)
  const facts = (
    <>
      {name}
      <br />
      <span className="ol-Note">
        {account === null ? t('fromRow.noAccount') : bank}
        {mask && (
          <>
            {' '}
            <bdi aria-hidden="true">{mask.text}</bdi>
            {mask.end !== null && (
              <span className="ol-VisuallyHidden">{t('fromRow.ending', { digits: mask.end })}</span>
            )}
          </>
        )}
      </span>
    </>
  )
  const text = [name, [bank, mask?.text].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return { row: row(facts), text: `${label}: ${text}`, isKnown: true, currency }
}
