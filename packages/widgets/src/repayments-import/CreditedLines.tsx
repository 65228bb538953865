'use client'
import type { RepaymentMatcher } from '@onlend/hooks/bulk'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { repaymentsImport as words } from './repaymentsImport.words.ts'

type CreditedLinesProps = {
  matcher: Pick<RepaymentMatcher, 'credited' | 'goOnWithoutCredited'>
  currency: string | null
}

const most = 10

/** Which lines the relay refused because they had been credited before, and the way on without them. */
export function CreditedLines({ matcher, currency }: CreditedLinesProps): ReactNode {
  const { credited, goOnWithoutCredited } = matcher
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  if (credited.length === 0) return null
  return (
    <Alert
      part="RepaymentMatch.credited"
      tone="warning"
      role="alert"
      title={t('repaymentsImport.credited', { count: credited.length })}
      actions={
        <Button part="RepaymentMatch.goOn" onClick={goOnWithoutCredited}>
          {t('repaymentsImport.credited.goOn')}
        </Button>
      }
    >
      <p className="ol-Text">{t('repaymentsImport.credited.text')}</p>
      <ul className="ol-RepaymentMatch-credited">
        {credited.slice(0, most).map(({ line, amount, text }, place) => (
          // Several rows may be of one line.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={`${line} ${place}`}>
            {t('repaymentsImport.credited.line', { line, amount: formatMoney(amount, currency, locale) })}{' '}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
