'use client'
import type { UseNamesReturnType } from '@onlend/hooks/internal'
import { writeJson } from '@onlend/core/internal'
import type { AuditAction, AuditRecord } from '@onlend/core/relay'
import { formatDateTime } from '../format/formatDateTime.ts'
import { operationHistory } from '../operation-history/operationHistory.words.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import type { operationKinds } from '../operation-status/operationKinds.words.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { NotStated } from '../table/NotStated.tsx'
import type { Translate } from '../words/useCopy.ts'
import type { operationsInbox } from '../operations-inbox/operationsInbox.words.ts'
import type { auditLog as words } from './auditLog.words.ts'

type AuditColumnsOptions = {
  t: Translate<typeof words>
  /** The states of operations in words. */
  say: Translate<typeof operationHistory>
  names: UseNamesReturnType
  name: Translate<typeof operationKinds>
  outcome: Translate<typeof operationsInbox>
  locale: string
  timeZone: string | undefined
}

const actions = [
  'resolved',
  'proposed',
  'confirmed',
  'assigned',
  'dismissed',
  'duplicateConfirmed',
  'approved',
  'refused',
  'revoked',
  'erased',
  'fenceRaised',
  'fenceLifted',
  'brandSaved',
  'brandPublished',
  'brandFileAdded',
] as const satisfies readonly AuditAction[]

/** The columns of the audit log, in their order. The ids, the number and the hash, which prove an entry, are hidden at first. */
export function auditColumns(options: AuditColumnsOptions): DataColumn<AuditRecord>[] {
  const { t, say, names, name, outcome, locale, timeZone } = options
  const time = ({ at }: AuditRecord) => formatDateTime(at, locale, { timeZone })
  const person = ({ by }: AuditRecord) => (by === 'system' ? t('auditLog.system') : names.toPerson(by))
  const partnerId = (record: AuditRecord) => record.customerPartnerId ?? record.channelPartnerId
  const partner = (record: AuditRecord) => {
    const id = partnerId(record)
    return id === null ? null : names.toPartner(id).name
  }
  const details = ({ facts }: AuditRecord) =>
    Object.entries(facts).flatMap(([key, value]) => {
      if (value === null || value === false) return []
      if (key === 'kind') return name(operationKindKey(String(value)))
      if (key === 'force') return t('auditLog.force')
      if (key === 'stateBefore') return t('auditLog.stateBefore', { state: toState(String(value)) })
      if (key === 'conflictBefore') return t('auditLog.stateBefore', { state: toState('conflict') })
      if (key === 'outcome' && (value === 'succeeded' || value === 'failed' || value === 'reversed'))
        return outcome(`operationsInbox.outcome.${value}`)
      return `${key}: ${value}`
    })
  const toState = (state: string) => {
    const key = `operationHistory.state.${state}`
    // The cast is what the check beside it has found; a state that only a newer relay knows stays unchanged.
    return Object.hasOwn(operationHistory, key) ? say(key as keyof typeof operationHistory) : state
  }
  const actionLabel = (action: AuditAction) => t(`auditLog.action.${action}`)
  return [
    {
      id: 'action',
      label: t('auditLog.action'),
      fixed: true,
      value: ({ action }) => action,
      filter: actions,
      filterLabels: Object.fromEntries(actions.map((action) => [action, actionLabel(action)])),
      draw: ({ action }) => actionLabel(action),
    },
    {
      id: 'by',
      label: t('auditLog.by'),
      searchable: true,
      onPhone: 'end',
      value: person,
      draw: (record) => <bdi>{person(record)}</bdi>,
    },
    {
      id: 'at',
      label: t('auditLog.at'),
      type: 'date',
      onPhone: 'below',
      value: ({ at }) => at,
      draw: time,
    },
    {
      id: 'partner',
      label: t('auditLog.partner'),
      searchable: true,
      onPhone: 'belowEnd',
      value: partner,
      draw: (record) => {
        const text = partner(record)
        return text === null ? <NotStated /> : <bdi>{text}</bdi>
      },
    },
    code('subject', t('auditLog.subject'), ({ subject }) => subject),
    {
      id: 'facts',
      label: t('auditLog.facts'),
      sortable: false,
      showFrom: 'wide',
      value: ({ facts }) => writeJson(facts),
      draw: (record) => details(record).join(' · ') || <NotStated />,
    },
    {
      id: 'sequence',
      label: t('auditLog.sequence'),
      type: 'number',
      align: 'end',
      hidden: true,
      value: ({ sequence }) => sequence,
      draw: ({ sequence }) => sequence,
    },
    { ...code('personId', t('auditLog.personId'), ({ by }) => by), hidden: true },
    { ...code('partnerId', t('auditLog.partnerId'), partnerId), hidden: true },
    { ...code('hash', 'SHA-256', ({ hash }) => hash), hidden: true },
  ]
}

/** An id, found by the search. */
function code(
  id: string,
  label: string,
  value: (record: AuditRecord) => string | null,
): DataColumn<AuditRecord> {
  return {
    id,
    label,
    searchable: true,
    showFrom: 'wide',
    value,
    draw: (record) => {
      const text = value(record)
      return text === null ? <NotStated /> : <code className="ol-Code">{text}</code>
    },
  }
}
