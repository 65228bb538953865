'use client'
import type { RepaymentMatcher } from '../RepaymentMatcher.ts'
import type { ReactNode } from 'react'
import { Alert, Button, formatDate, useCopy, useLendingRoot, useParts } from '@onlend/widgets/internal'
import { repaymentsImport as words } from './repaymentsImport.words.ts'

type PayerRulesProps = {
  matcher: Pick<RepaymentMatcher, 'rules' | 'ruleOffer' | 'acceptRule' | 'dismissRule' | 'removeRule'>
}

/** Offers to remember a payer, and lists the remembered payers. */
export function PayerRules({ matcher }: PayerRulesProps): ReactNode {
  const { rules, ruleOffer, acceptRule, dismissRule, removeRule } = matcher
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const name = (client: string | null) => client ?? t('repaymentsImport.rule.noName')
  return (
    <>
      {ruleOffer && (
        <Alert
          part="RepaymentMatch.offer"
          tone="info"
          role="status"
          title={t('repaymentsImport.rule')}
          actions={
            <>
              <Button part="RepaymentMatch.remember" onClick={acceptRule}>
                {t('repaymentsImport.rule.keep')}
              </Button>
              <Button variant="quiet" part="RepaymentMatch.dismiss" onClick={dismissRule}>
                {t('repaymentsImport.rule.dismiss')}
              </Button>
            </>
          }
        >
          <p className="ol-Text">{t('repaymentsImport.rule.text', { client: name(ruleOffer.client) })}</p>
        </Alert>
      )}
      {rules.length > 0 && (
        <details {...parts('RepaymentMatch.rules')}>
          <summary className="ol-SheetImport-summary">
            {t('repaymentsImport.rules', { count: rules.length })}
          </summary>
          <p className="ol-Note">{t('repaymentsImport.rules.text')}</p>
          <ul className="ol-RepaymentMatch-rulesList">
            {rules.map(({ id, client, reference, madeAt }) => (
              <li key={id} className="ol-RepaymentMatch-rule">
                {t('repaymentsImport.rules.item', {
                  client: client ?? reference ?? name(null),
                  date: formatDate(madeAt.slice(0, 10), locale),
                })}
                <Button
                  variant="quiet"
                  part="RepaymentMatch.forget"
                  aria-label={t('repaymentsImport.rules.removeItem', {
                    client: client ?? reference ?? name(null),
                  })}
                  onClick={() => removeRule(id)}
                >
                  {t('repaymentsImport.rules.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
