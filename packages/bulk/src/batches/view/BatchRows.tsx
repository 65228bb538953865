'use client'
import type { BatchRow } from '@onlend/core/relay'
import type { BatchProgress } from '../BatchProgress.ts'
import type { ReactNode } from 'react'
import {
  Badge,
  type DrawnIcon,
  formatMoney,
  sendIcon,
  Table,
  type Tone,
  useCopy,
  useLendingRoot,
} from '@onlend/widgets/internal'
import { FilterChips } from '../../sheets/view/FilterChips.tsx'
import { SheetPager } from '../../sheets/view/SheetPager.tsx'
import { sheetImport as words } from '../../sheets/view/sheetImport.words.ts'

type BatchRowsProps = {
  progress: Pick<BatchProgress, 'batch' | 'rows'>
  currency: string | null
}

const pageSize = 50

/** The number of rows in each state, and a page of rows; a press on a state shows only its rows. */
export function BatchRows({ progress, currency }: BatchRowsProps): ReactNode {
  const { total, counts } = progress.batch
  const { rows } = progress
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const number = new Intl.NumberFormat(locale)
  const toChip = (state: BatchRow['state'] | null, label: string, count: number) => ({
    ...{ key: state ?? 'all', label, count, isPressed: rows.shown === state },
    onPress: () => rows.show(rows.shown === state ? null : state),
  })
  const look = (state: BatchRow['state']) => batchStates.find((one) => one.state === state)
  return (
    <>
      <FilterChips
        part="BatchView.counts"
        label={t('batch.show')}
        chips={[
          toChip(null, t('batch.all'), total),
          ...batchStates.map(({ state, ...sign }) => ({
            ...toChip(state, t(`batch.state.${state}`), counts[state]),
            sign,
          })),
        ]}
      />
      <Table
        caption={t('batch.results')}
        headings={[
          { key: 'reference', label: t('batch.reference') },
          { key: 'line', label: t('batch.line'), align: 'end' },
          { key: 'amount', label: t('batch.amount'), align: 'end' },
          { key: 'state', label: t('batch.state') },
          { key: 'message', label: t('batch.message') },
        ]}
        rows={rows.page.map((row) => ({
          key: String(row.position),
          state: row.state,
          cells: [
            row.reference,
            number.format(row.line),
            row.amount === null ? '' : formatMoney(row.amount, currency, locale),
            <Badge
              key="state"
              tone={look(row.state)?.tone ?? 'neutral'}
              icon={look(row.state)?.icon ?? 'info'}
            >
              {t(`batch.state.${row.state}`)}
            </Badge>,
            row.message ?? (row.reason === null ? '' : t(`batch.reason.${row.reason}`)),
          ],
        }))}
      />
      {rows.total === 0 && <p className="ol-Note">{t('batch.none')}</p>}
      <SheetPager start={rows.start} pageSize={pageSize} total={rows.total} onTurn={rows.turn} />
    </>
  )
}

type BatchRowState = BatchRow['state']

/** The tone and icon of each row state, in the order of the counts. Each state has a different icon. */
const batchStates: readonly { state: BatchRowState; tone: Tone; icon: DrawnIcon }[] = [
  { state: 'unsent', tone: 'neutral', icon: sendIcon },
  { state: 'awaited', tone: 'info', icon: 'clock' },
  { state: 'succeeded', tone: 'success', icon: 'check' },
  { state: 'failed', tone: 'danger', icon: 'error' },
  { state: 'refused', tone: 'danger', icon: 'close' },
  { state: 'unknown', tone: 'warning', icon: 'question' },
]
