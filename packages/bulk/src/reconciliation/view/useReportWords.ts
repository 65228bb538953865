'use client'
import { findingTypes } from '../findingTypes.ts'
import type { ReportWords } from '../toReportRows.ts'
import {
  operation as operationWords,
  operationHistory,
  operationKinds,
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
    kinds: {
      withdraw: name('operation.kind.withdraw'),
      requestDrawdown: name('operation.kind.requestDrawdown'),
      reconcileRepayments: name('operation.kind.reconcileRepayments'),
      other: name('operation.kind.other'),
    },
    states: toRecord(states, (state) => tell(`operationHistory.state.${state}`)),
    findings: toRecord(findingTypes, (type) => t(`lockboxReconciliation.${type}`)),
    pairedBy: toRecord(['evidence', 'reference', 'amount'], (by) => t(`lockboxReconciliation.by.${by}`)),
    others: toRecord(['outside', 'awaited', 'noneExpected', 'unknownDays'], (why) =>
      t(`lockboxReconciliation.other.${why}`),
    ),
    directions: toRecord(['in', 'out'], (direction) => t(`lockboxReconciliation.${direction}`)),
  }
}

const states = [
  ...(['submitting', 'awaiting_approval', 'accepted', 'succeeded', 'failed'] as const),
  ...(['rejected', 'unknown', 'stale', 'reversed', 'conflict'] as const),
]

function toRecord<Key extends string>(keys: readonly Key[], say: (key: Key) => string): Record<Key, string> {
  // The cast states that each key has an entry.
  return Object.fromEntries(keys.map((key) => [key, say(key)])) as Record<Key, string>
}
