import type { ReconciliationFinding } from '@onlend/hooks/lockbox-reconciliation'
import type { Translate } from '../words/useCopy.ts'
import type { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'

/** What a finding means and what to do about it, in sentences. */
export function explainFinding(
  finding: ReconciliationFinding,
  t: Translate<typeof words>,
): readonly string[] {
  if (finding.type === 'evidence') return [t('lockboxReconciliation.evidence.text')]
  if (finding.type === 'contradiction') return [t(`lockboxReconciliation.contradiction.${finding.reason}`)]
  if (finding.type === 'ambiguous')
    return [
      t('lockboxReconciliation.ambiguous.text'),
      ...(finding.isBalanced ? [t('lockboxReconciliation.ambiguous.balanced')] : []),
    ]
  if (finding.type === 'rowsWithoutLine')
    return [t('lockboxReconciliation.rowsWithoutLine.text', { count: finding.missing })]
  if (finding.type === 'lineWithoutOperation')
    return [t(`lockboxReconciliation.lineWithoutOperation.${finding.isCharge ? 'charge' : 'text'}`)]
  const { operation, days, direction, mayBeEarlier } = finding
  const isBack = operation.kind === 'withdraw' && direction === 'in'
  const means = isBack
    ? t('lockboxReconciliation.operationWithoutLine.back')
    : operation.state === 'succeeded'
      ? t('lockboxReconciliation.operationWithoutLine.succeeded', { count: days })
      : t('lockboxReconciliation.operationWithoutLine.open')
  return [means, ...(mayBeEarlier ? [t('lockboxReconciliation.operationWithoutLine.earlier')] : [])]
}
