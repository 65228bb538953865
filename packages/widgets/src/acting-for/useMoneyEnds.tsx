'use client'
import { useCustomerPartnerBrief } from '@onlend/hooks'
import { findEffects, type MoneyEnd } from '@onlend/core/operations'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { moneyEnds as words } from './moneyEnds.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { maskText } from '../format/maskText.ts'
import { Button } from '../ui/Button.tsx'
import type { DescriptionRow } from '../ui/DescriptionList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type UseMoneyEndsParameters = {
  /** `null` for what no business does: then there is no row of it. */
  customerPartnerId: string | null
  kind: string
  /** The other end of the money: the recipient of a withdrawal or the client of a sale; `null` where it is not known. */
  other: string | null
}

/** The rows that say between which two ends money moves, and what else is known of the business. */
export type MoneyEnds = {
  rows: readonly DescriptionRow[]
  /** The rows as lines, their names included, to share; `null` until they are known. */
  text: string | null
  /** Whether a person can read from them whose money it is. */
  isKnown: boolean
  /** The currency of the country of the business, for a page on which no credit limit names one. */
  currency: string | null
}

/** Says which business something is done for, where its money comes from and where it goes, and that a report of payments moves none. */
export function useMoneyEnds({ customerPartnerId, kind, other }: UseMoneyEndsParameters): MoneyEnds {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { state, brief, country, isFetching, refetch } = useCustomerPartnerBrief({ customerPartnerId })
  const currency = country?.currency ?? null
  const { money } = findEffects(kind)

  /** The business as a row's value, and in one line. */
  const toBusiness = (withAccount: boolean): End => {
    if (state === 'loading') return { value: <Skeleton size="long" />, text: null }
    if (state === 'failed')
      return {
        value: (
          <span role="alert">
            {t('moneyEnds.failed')}{' '}
            <Button icon="refresh" busy={isFetching} onClick={refetch}>
              {say('common.retry')}
            </Button>
          </span>
        ),
        text: null,
      }
    // A person without the right to read the business sees its id; the relay refuses operations for another's business.
    const name = brief?.name ?? customerPartnerId ?? ''
    if (!brief || !withAccount) return { value: name, text: name }
    const account = brief.lockbox_account
    const bank = account?.bank_name ?? ''
    const number = account?.account_number ?? null
    const mask = number === null ? null : maskText('account', number)
    const value = (
      <>
        {name}
        <br />
        <span className="ol-Note">
          {account === null ? t('moneyEnds.noAccount') : bank}
          {mask && (
            <>
              {' '}
              <bdi aria-hidden="true">{mask.text}</bdi>
              {mask.end !== null && (
                <span className="ol-VisuallyHidden">{t('moneyEnds.ending', { digits: mask.end })}</span>
              )}
            </>
          )}
        </span>
      </>
    )
    return { value, text: [name, [bank, mask?.text].filter(Boolean).join(' ')].filter(Boolean).join(', ') }
  }
  const toEnd = (end: MoneyEnd): End | null => {
    if (end === 'lender') return { value: t('moneyEnds.lender'), text: t('moneyEnds.lender') }
    if (end === 'lockbox' || end === 'business')
      return customerPartnerId === null ? null : toBusiness(end === 'lockbox')
    const who = other ?? (end === 'client' ? t('moneyEnds.clients') : null)
    return who === null ? null : { value: who, text: who }
  }
  const ends = money
    ? ([
        ['from', toEnd(money.from)],
        ['to', toEnd(money.to)],
      ] as const)
    : ([['business', customerPartnerId === null ? null : toBusiness(false)]] as const)
  const shown = ends.flatMap(([key, end]) => (end ? [{ key, name: t(`moneyEnds.${key}`), ...end }] : []))
  const rows = shown.map(({ key, name, value }) => ({
    key,
    name,
    value,
    ...(key === 'from' && { leadsOn: true }),
  }))
  const texts = shown.map(({ name, text }) => (text === null ? null : `${name}: ${text}`))
  return {
    rows:
      kind === 'reconcileRepayments'
        ? [...rows, { key: 'money', name: t('moneyEnds.money'), value: t('moneyEnds.none') }]
        : rows,
    text: texts.includes(null) || texts.length === 0 ? null : texts.join('\n'),
    isKnown: customerPartnerId === null || (state !== 'loading' && state !== 'failed'),
    currency,
  }
}

type End = { value: ReactNode; text: string | null }
