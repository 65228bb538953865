'use client'
import type { AuditRecord } from '@onlend/core/relay'
import { useNames } from '@onlend/hooks/operators'
import { useAudit } from '@onlend/hooks/operators'
import { type ReactNode, useMemo } from 'react'
import { operationHistory } from '../operation-history/operationHistory.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { TableSkeleton } from '../table/TableSkeleton.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { auditColumns } from './auditColumns.tsx'
import { operationsInbox } from '../operations-inbox/operationsInbox.words.ts'
import { auditLog as words } from './auditLog.words.ts'

export type AuditLogProps = Omit<WidgetProps, 'customerPartnerId'> & {
  /** Offers the entries that are loaded and left after a search as a file. @default true */
  exportCsv?: boolean
}

/**
 * For operators, of every partner: lists who confirmed, approved, resolved, assigned, dismissed, revoked and erased what, newest first,
 * found by person, partner or id. 200 entries at a time; a button loads earlier ones.
 *
 * @example
 * <AuditLog />
 */
export function AuditLog(props: AuditLogProps): ReactNode {
  return (
    <WidgetBoundary feature="AuditLog" words="operators" host={props}>
      <AuditLogContent {...props} />
    </WidgetBoundary>
  )
}

const noEntries: readonly AuditRecord[] = []

function AuditLogContent({ exportCsv = true, hideTitle, headingLevel = 2 }: AuditLogProps): ReactNode {
  const t = useCopy(words)
  const outcome = useCopy(operationsInbox)
  const name = useCopy(operationKinds)
  const say = useCopy(everyWidget)
  const { locale, timeZone } = useLendingRoot()
  const audit = useAudit()
  const state = readState(audit)
  const formatState = useCopy(operationHistory)
  const names = useNames()
  const columns = useMemo(
    () => auditColumns({ t, say: formatState, names, name, outcome, locale, timeZone }),
    [t, formatState, names, name, outcome, locale, timeZone],
  )
  const pages = state.is === 'ready' ? state.data.pages : null
  const entries = useMemo(() => pages?.flat() ?? noEntries, [pages])

  const draw = () => {
    if (state.is === 'loading') {
      return <TableSkeleton caption={t('auditLog.title')} columns={columns} />
    }
    if (state.is === 'failed') {
      return (
        <LoadFailed
          title={t('auditLog.failed')}
          error={state.error}
          onRetry={() => void audit.refetch()}
          retrying={audit.isFetching}
        />
      )
    }
    if (entries.length === 0) {
      return <EmptyState title={t('auditLog.none.title')}>{t('auditLog.none.text')}</EmptyState>
    }
    return (
      <DataTable
        caption={t('auditLog.title')}
        rows={entries}
        columns={columns}
        keyOf={({ place }) => place}
        nameOf={({ action }) => t(`auditLog.action.${action}`)}
        searchHint={t('auditLog.searchHint')}
        fileName={exportCsv ? 'audit.csv' : null}
      />
    )
  }
  return (
    <Card
      part="AuditLog"
      title={t('auditLog.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel}
      busy={state.is === 'loading'}
      state={state.is}
    >
      {draw()}
      {audit.hasNextPage && (
        <>
          <p className="ol-Note">{t('auditLog.newest', { count: entries.length })}</p>
          <div className="ol-Buttons">
            <Button
              busy={audit.isFetchingNextPage}
              onClick={() => void audit.fetchNextPage()}
              part="AuditLog.earlier"
            >
              {t('auditLog.earlier')}
            </Button>
          </div>
        </>
      )}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}
