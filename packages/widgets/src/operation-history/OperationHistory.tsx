'use client'
import type { Operation } from '@onlend/core'
import type { OperationKind } from '@onlend/core/internal'
import { useActiveDrawdown, useBatches, useLendingEvents, useOperations } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'
import { isRequestedDrawdown } from '@onlend/hooks/internal'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { operationHistory as words } from './operationHistory.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useCurrency } from '../root/useCurrency.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { type HistoryFilter, HistoryFilters } from './HistoryFilters.tsx'
import { groupImports } from './groupImports.ts'
import { historyGroup } from './historyGroup.ts'
import { isPaidOut } from '../operation-status/isPaidOut.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { HistoryList } from './HistoryList.tsx'
import { OperationHistorySkeleton } from './OperationHistorySkeleton.tsx'
import { searchIcon } from '../ui/listIcons.ts'

export type OperationHistoryProps = WidgetProps & {
  /** Only these writes. @default all, with a choice of the kinds that there are */
  kind?: OperationKind
  /** Offers to narrow the list down. @default true */
  filters?: boolean
  /** How many at first, and how many more at each press. @default 10 */
  pageSize?: number
  /** Offers earlier operations below the first page. @default true */
  showMore?: boolean
  /** ISO code. @default the credit limit's */
  currency?: string
  /** Opens a row elsewhere, as in a separate `OperationStatus`. @default unfolds it in place */
  onSelect?: (operation: Operation) => void
}

/**
 * Lists the operations, newest first and day by day, with the outcome of each; from the relay's ledger, at most 200.
 *
 * @example
 * <OperationHistory customerPartnerId="cp_1" kind="withdraw" onSelect={openOperation} />
 */
export function OperationHistory(props: OperationHistoryProps): ReactNode {
  return (
    <WidgetBoundary feature="OperationHistory" host={props}>
      <OperationHistoryContent {...props} />
    </WidgetBoundary>
  )
}

/** The relay lists no more. */
const most = 200
const everything: HistoryFilter = { kind: '', group: '' }

function OperationHistoryContent(props: OperationHistoryProps): ReactNode {
  const {
    customerPartnerId,
    kind,
    pageSize = 10,
    filters = true,
    showMore = true,
    onSelect,
    hideTitle,
  } = props
  const { headingLevel = 2 } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const query = useOperations({ ...owner, ...(kind === undefined ? {} : { kind }) })
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  const [shown, setShown] = useState(pageSize)
  const [filter, setFilter] = useState(everything)
  const [focusId, setFocusId] = useState<string | null>(null)
  useLendingEvents(owner)
  const hasImport = query.data !== undefined && groupImports(query.data).some(({ isImport }) => isImport)
  const { data: batches = [] } = useBatches({ ...owner, query: { enabled: hasImport } })
  const fileNames = new Map(batches.map(({ id, fileName }) => [id, fileName]))
  const paidOutId = usePaidOutRequest(owner, query.data)
  const state = readState(query)
  const refetch = () => void query.refetch()

  const drawList = (operations: Operation[]) => {
    const wanted = operations.filter(
      (one) =>
        (filter.kind === '' || one.kind === filter.kind) &&
        (filter.group === '' || historyGroup(one) === filter.group),
    )
    const entries = groupImports(wanted)
    const hidden = entries.length - shown
    if (wanted.length === 0) {
      return (
        <EmptyState
          icon={searchIcon}
          title={t('operationHistory.noMatch.title')}
          action={
            <Button onClick={() => setFilter(everything)} part="OperationHistory.showAll">
              {t('operationHistory.showAll')}
            </Button>
          }
        >
          {t('operationHistory.noMatch.text')}
        </EmptyState>
      )
    }
    return (
      <>
        <HistoryList
          entries={entries.slice(0, shown)}
          fileNames={fileNames}
          paidOutId={paidOutId}
          currency={currency}
          headingLevel={headingLevel}
          onSelect={onSelect}
          focusId={focusId}
          isChecking={query.isFetching}
          onCheckAgain={refetch}
        />
        {hidden > 0 && showMore && (
          <div className="ol-Buttons">
            <Button
              onClick={() => {
                setShown(shown + pageSize)
                // The button can be gone after the last page: the focus goes to the first new row.
                setFocusId(entries[shown]?.operations[0].id ?? null)
              }}
              part="OperationHistory.more"
            >
              {t('operationHistory.more', { count: Math.min(hidden, pageSize) })}
            </Button>
          </div>
        )}
        {hidden <= 0 && operations.length >= most && (
          <p className="ol-Note">{t('operationHistory.newest', { count: most })}</p>
        )}
      </>
    )
  }
  const draw = () => {
    if (state.is === 'loading') return <OperationHistorySkeleton filters={filters} />
    if (state.is === 'failed') {
      return (
        <LoadFailed
          title={t('operationHistory.failed')}
          error={state.error}
          onRetry={refetch}
          retrying={query.isFetching}
        />
      )
    }
    if (state.data.length === 0) {
      return (
        <EmptyState title={t('operationHistory.none.title')}>{t('operationHistory.none.text')}</EmptyState>
      )
    }
    return (
      <>
        {filters && state.data.length > 1 && (
          <HistoryFilters
            kinds={[...new Set(state.data.map((one) => one.kind))]}
            filter={filter}
            onChange={(next) => {
              setFilter(next)
              setShown(pageSize)
              setFocusId(null)
            }}
          />
        )}
        {drawList(state.data)}
      </>
    )
  }
  return (
    <Card
      part="OperationHistory"
      title={t(kind === 'withdraw' ? 'operationHistory.title.withdraw' : 'operationHistory.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel}
      busy={state.is === 'loading'}
      state={state.is}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

type Owner = { customerPartnerId?: string }

/**
 * Finds the request that the active drawdown came from. Reads the drawdown only if a request is accepted. Two requests that both fit
 * give `null`.
 */
function usePaidOutRequest(owner: Owner, operations: readonly Operation[] = []): string | null {
  const open = operations.filter(
    ({ kind, state, conflict }) =>
      kind === 'requestDrawdown' && !conflict && (state === 'accepted' || state === 'stale'),
  )
  const { data: active } = useActiveDrawdown({ ...owner, query: { enabled: open.length > 0 } })
  const { now } = useLendingRoot()
  const [found, other] =
    active && isPaidOut(active, now()) ? open.filter((one) => isRequestedDrawdown(active, one)) : []
  return found && !other ? found.id : null
}
