'use client'
import { writeJson } from '@onlend/core/internal'
import type { AuditAction, AuditRecord } from '@onlend/core/relay'
import { formatDateTime } from '../format/formatDateTime.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import type { operationKinds } from '../operation-status/operationKinds.words.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { NotStated } from '../table/NotStated.tsx'
import type { Translate } from '../words/useCopy.ts'
import type { operationsInbox } from '../operations-inbox/operationsInbox.words.ts'
import type { auditLog as words } from './auditLog.words.ts'

type AuditColumnsOptions = {
  t: Translate<typeof words>
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
] as const satisfies readonly AuditAction[]

/** The columns of the audit log, in their order. The number and the hash, which prove an entry, are hidden at first. */
export function auditColumns({
  t,
  name,
  outcome,
  locale,
  timeZone,
}: AuditColumnsOptions): DataColumn<AuditRecord>[] {
  const time = ({ at }: AuditRecord) => formatDateTime(at, locale, { timeZone })
  const person = ({ by }: AuditRecord) => (by === 'system' ? t('auditLog.system') : by)
  const partner = (record: AuditRecord) => record.customerPartnerId ?? record.channelPartnerId
  const details = ({ facts }: AuditRecord) =>
    Object.entries(facts).flatMap(([key, value]) => {
      if (value === null || value === false) return []
      if (key === 'kind') return name(operationKindKey(String(value)))
      if (key === 'force') return t('auditLog.force')
      if (key === 'stateBefore') return t('auditLog.stateBefore', { state: String(value) })
      if (key === 'outcome' && (value === 'succeeded' || value === 'failed' || value === 'reversed'))
        return outcome(`operationsInbox.outcome.${value}`)
      return `${key}: ${value}`
    })
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
      value: ({ by }) => by,
      draw: (record) => <bdi>{person(record)}</bdi>,
    },
    {
      id: 'at',
      label: t('auditLog.at'),
      type: 'date',
      value: ({ at }) => at,
      draw: time,
    },
    code('partner', t('auditLog.partner'), partner),
    code('subject', t('auditLog.subject'), ({ subject }) => subject),
    {
      id: 'facts',
      label: t('auditLog.facts'),
      sortable: false,
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
    value,
    draw: (record) => {
      const text = value(record)
      return text === null ? <NotStated /> : <code className="ol-Code">{text}</code>
    },
  }
}
