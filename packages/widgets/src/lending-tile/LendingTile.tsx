'use client'
import type { ActiveDrawdown, Amount, CreditLimit } from '@onlend/core'
import { type LendingState, useActiveDrawdown, useCreditLimit } from '@onlend/hooks'
import { toLendingState } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { activeDrawdown as drawdownWords } from '../active-drawdown-card/activeDrawdown.words.ts'
import { type DrawdownReading, readDrawdown } from '../active-drawdown-card/readDrawdown.ts'
import { creditLimit as limitWords } from '../credit-limit-card/creditLimit.words.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { formatMoneyShort } from '../format/formatMoneyShort.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { Figure } from '../ui/Figure.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useLoadError } from '../ui/useLoadError.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { lendingTile as words } from './lendingTile.words.ts'

export type LendingTileProps = WidgetProps & {
  /** The address of your lending page: the tile ends with a link to it. */
  href?: string
}

/**
 * One figure for the home page of your app: what a business can borrow, or what it owes and by which day (Partner API, Endpoints 8 and 9).
 *
 * @example
 * <LendingTile customerPartnerId="cp_1" href="/lending" />
 */
export function LendingTile(props: LendingTileProps): ReactNode {
  return (
    <WidgetBoundary feature="LendingTile" host={props}>
      <LendingTileContent {...props} />
    </WidgetBoundary>
  )
}

function LendingTileContent({ customerPartnerId, href, hideTitle, headingLevel }: LendingTileProps) {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const { now, lenderTimeZone: timeZone } = useLendingRoot()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const limit = useCreditLimit(owner)
  const drawdown = useActiveDrawdown(owner)
  const reads = [limit, drawdown]
  const facts = { creditLimit: limit.data, activeDrawdown: drawdown.data }
  // The ledger tells a sent assessment from none; a tile has no room for the difference.
  const state = toLendingState({ ...facts, operations: [] })
  // An open drawdown is owed, whatever the other read says.
  const isLoading =
    state === 'unknown' && reads.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused')
  const failed = reads.find(({ data }) => data === undefined)
  const [old = null] = [readState(limit), readState(drawdown)].flatMap((read) =>
    read.is === 'ready' && read.old ? [read.old] : [],
  )
  const draw = () => {
    if (isLoading) return <TileFigure label={<Skeleton />} value={<Skeleton />} note={<Skeleton />} />
    if (state === 'unknown' && failed)
      return (
        <TileFailed error={failed.error} onRetry={() => void failed.refetch()} isTrying={failed.isFetching} />
      )
    const reading = facts.activeDrawdown ? readDrawdown(facts.activeDrawdown, { now: now(), timeZone }) : null
    return <TileFacts {...{ ...facts, state, reading }} />
  }
  return (
    <Card
      part="LendingTile"
      title={t('lendingTile.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={isLoading}
      state={isLoading ? 'loading' : state}
    >
      {draw()}
      <OldDataNote old={old} />
      {href !== undefined && (
        <a {...parts('Button', 'LendingTile.open')} href={href} data-ol-variant="secondary">
          <span className="ol-Button-label">{t('lendingTile.open')}</span>
        </a>
      )}
      <LiveRegion>{isLoading && say('common.loading')}</LiveRegion>
    </Card>
  )
}

type TileFigureProps = { label: ReactNode; value: ReactNode; note?: ReactNode; title?: string }

/** A figure with one line below, which keeps its place when there is nothing to say. */
function TileFigure({ label, value, note, title }: TileFigureProps): ReactNode {
  return (
    <div title={title}>
      <Figure label={label} value={value} unknown={typeof label !== 'string'} />
      <p className="ol-Note">{note ?? '\u00a0'}</p>
    </div>
  )
}

type TileFactsProps = {
  state: LendingState
  creditLimit: CreditLimit | null | undefined
  activeDrawdown: ActiveDrawdown | null | undefined
  reading: DrawdownReading | null
}

function TileFacts({ state, creditLimit, activeDrawdown, reading }: TileFactsProps): ReactNode {
  const t = useCopy(words)
  const tell = useCopy(drawdownWords)
  const say = useCopy(limitWords)
  const { locale } = useLendingRoot()
  const day = useFormatLenderDay()
  const currency = creditLimit?.currency ?? null
  const money = (amount: Amount) => formatMoney(amount, currency, locale)
  if (state === 'drawn' && activeDrawdown && reading && reading.phase !== 'paid') {
    const { amount_outstanding: left, amount_drawn: drawn } = activeDrawdown
    const note =
      reading.phase === 'overdue'
        ? tell('activeDrawdown.overdue', { count: reading.days })
        : reading.dueDate && t('lendingTile.due', { date: day(reading.dueDate) })
    return (
      <TileFigure
        label={tell(left === null ? 'activeDrawdown.drawn' : 'activeDrawdown.outstanding')}
        value={money(left ?? drawn)}
        note={note}
      />
    )
  }
  if (state === 'drawn' && creditLimit)
    return <TileFigure label={tell('activeDrawdown.drawn')} value={money(creditLimit.drawn)} />
  const available = creditLimit?.amount_available ?? null
  if (state === 'canDraw' && available !== null)
    return (
      <TileFigure
        label={t('lendingTile.canBorrow')}
        // Cut, not rounded: the figure never promises more than the service states.
        value={formatMoneyShort(available, currency, locale, 'trunc')}
        title={money(available)}
      />
    )
  const key = state === 'noLimit' ? 'none.title' : state === 'expired' ? 'expired' : 'notStated'
  return <p className="ol-Text">{say(`creditLimit.${key}`)}</p>
}

type TileFailedProps = { error: unknown; onRetry: () => void; isTrying: boolean }

/** A short notice in place of the figure; the page behind the link explains more. */
function TileFailed({ error, onRetry, isTrying }: TileFailedProps): ReactNode {
  const t = useCopy(limitWords)
  const say = useCopy(everyWidget)
  useLoadError(error)
  return (
    <div role="alert">
      <p className="ol-Text">{t('creditLimit.failed')}</p>
      <Button icon="refresh" busy={isTrying} onClick={onRetry}>
        {say('common.retry')}
      </Button>
    </div>
  )
}
