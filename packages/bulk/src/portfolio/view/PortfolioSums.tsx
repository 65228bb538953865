'use client'
import type { Amount } from '@onlend/core'
import type { PortfolioTotals } from '../toPortfolioTotals.ts'
import type { UsePortfolioReturnType } from '../usePortfolio.ts'
import { type ReactNode, useId } from 'react'
import {
  Button,
  everyWidget,
  formatMoney,
  Icon,
  ProgressBar,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { portfolioOverview as words } from './portfolioOverview.words.ts'

type PortfolioSumsProps = {
  portfolio: Pick<
    UsePortfolioReturnType,
    'progress' | 'totals' | 'failed' | 'isSettled' | 'isPaused' | 'retryFailed'
  >
  /** The currency of the picture. */
  currency: string | null
  onCurrency: (currency: string | null) => void
}

const sums = ['overdue', 'due', 'limit', 'drawn'] as const

/** The progress of the reads, then the totals, in a box of constant height. */
export function PortfolioSums({ portfolio, currency, onCurrency }: PortfolioSumsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { totals } = portfolio
  return (
    <div {...parts('PortfolioOverview.sums')}>
      <div className="ol-PortfolioOverview-room" aria-hidden="true">
        <Tile total={nothing} />
      </div>
      {totals === null ? (
        <Progress portfolio={portfolio} />
      ) : (
        <ul
          {...parts('PortfolioOverview.totals')}
          aria-label={t('portfolioOverview.totals')}
          // A scrolling strip must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls sideways where there is no room
          tabIndex={0}
        >
          {totals.map((total) => (
            <li key={total.currency}>
              <Tile
                total={total}
                isChosen={total.currency === currency}
                onChoose={totals.length > 1 ? () => onCurrency(total.currency) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const zero = { partners: 0, limit: '0', drawn: '0', available: '0', due: '0', overdue: '0' } as const
const nothing: PortfolioTotals = { currency: null, ...zero }

type TileProps = { total: PortfolioTotals; isChosen?: boolean; onChoose?: (() => void) | undefined }

/** The totals of one currency; every text of the tile is one line high in every language. */
function Tile({ total, isChosen = false, onChoose }: TileProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const money = (amount: Amount) => formatMoney(amount, total.currency, locale)
  const name = (
    <>
      <bdi>{total.currency ?? t('portfolioOverview.noCurrency')}</bdi>
      {' · '}
      {t('portfolioOverview.partners', { count: total.partners })}
    </>
  )
  return (
    <div className="ol-PortfolioOverview-tile">
      {onChoose ? (
        <button
          type="button"
          {...parts('PortfolioOverview.currency')}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {name}
        </button>
      ) : (
        <p className="ol-PortfolioOverview-currency">{name}</p>
      )}
      <dl className="ol-PortfolioOverview-figures">
        {sums.map((id) => (
          <div key={id}>
            <dt>{t(`portfolioOverview.${id}`)}</dt>
            <dd>
              <bdi>{money(total[id])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Progress({ portfolio }: Pick<PortfolioSumsProps, 'portfolio'>): ReactNode {
  const { progress, failed, isSettled, isPaused, retryFailed } = portfolio
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const id = useId()
  if (isSettled && failed.length > 0) {
    return (
      <div {...parts('PortfolioOverview.progress')}>
        <p className="ol-PortfolioOverview-line">
          <Icon name="warning" />
          {t('portfolioOverview.someFailed', { count: failed.length })}
        </p>
        <p className="ol-Note">{t('portfolioOverview.totalsWait')}</p>
        <div>
          <Button icon="refresh" part="PortfolioOverview.retry" onClick={retryFailed}>
            {say('common.retry')}
          </Button>
        </div>
      </div>
    )
  }
  const count = t('portfolioOverview.progress', { done: progress.done, total: progress.total })
  return (
    <div {...parts('PortfolioOverview.progress')}>
      <p id={id} className="ol-PortfolioOverview-line">
        {isPaused && <Icon name="offline" />}
        {t(isPaused ? 'portfolioOverview.paused' : 'portfolioOverview.reading')}
      </p>
      <ProgressBar
        labelledBy={id}
        valueText={count}
        ratio={progress.total === 0 ? 0 : progress.done / progress.total}
      />
      <p className="ol-Note">
        {progress.total > 0 && <bdi>{count}</bdi>} {t('portfolioOverview.wholeOnly')}
      </p>
    </div>
  )
}
