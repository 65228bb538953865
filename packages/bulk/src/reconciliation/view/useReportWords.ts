'use client'
import type { ReportWords } from '../toReportRows.ts'
import {
  operation as operationWords,
  operationHistory,
  operationKindKey,
  operationKinds,
  recordOutcome,
  useCopy,
} from '@onlend/widgets/internal'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'

/** The words of the report, in the root's language. */
export function useReportWords(): ReportWords {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const tell = useCopy(operationHistory)
  const name = useCopy(operationKinds)
  return {
    facts: {
      file: t('lockboxReconciliation.report.file'),
      digest: t('lockboxReconciliation.report.digest'),
      period: t('lockboxReconciliation.report.period'),
      currency: t('lockboxReconciliation.report.currency'),
      made: t('lockboxReconciliation.report.made'),
      daysToArrive: t('lockboxReconciliation.report.daysToArrive'),
      operations: t('lockboxReconciliation.report.operations'),
      lines: t('lockboxReconciliation.report.lines'),
      paired: t('lockboxReconciliation.report.paired'),
      awaited: t('lockboxReconciliation.report.awaited'),
      findings: t('lockboxReconciliation.report.findings'),
      knownFrom: t('lockboxReconciliation.report.knownFrom'),
    },
    columns: {
      result: t('lockboxReconciliation.report.result'),
      line: t('lockboxReconciliation.onStatement'),
      day: t('lockboxReconciliation.day'),
      direction: `${t('lockboxReconciliation.in')} / ${t('lockboxReconciliation.out')}`,
      amount: say('operation.amount'),
      text: t('lockboxReconciliation.says'),
      kind: t('lockboxReconciliation.report.kind'),
      reference: say('operation.reference'),
      requested: say('operation.requestedAt'),
      operationAmount: t('lockboxReconciliation.report.operationAmount'),
      state: t('lockboxReconciliation.state'),
      resolvedBy: t('lockboxReconciliation.report.resolvedBy'),
      confirmedBy: t('lockboxReconciliation.report.confirmedBy'),
    },
    kind: (kind) => name(operationKindKey(kind)),
    state: (operation) => tell(`operationHistory.state.${recordOutcome(operation)}`),
    finding: ({ type }) => t(`lockboxReconciliation.${type}`),
    pairedBy: (by) => t(`lockboxReconciliation.by.${by}`),
    other: (why) => t(`lockboxReconciliation.other.${why}`),
    direction: (direction) => t(`lockboxReconciliation.${direction}`),
  }
}
