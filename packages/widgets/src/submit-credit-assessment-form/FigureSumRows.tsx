'use client'
import type { FigureSums } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { figureRoles } from './figureRoles.ts'
import { financialInformation as words } from './financialInformation.words.ts'
import { Meter } from '../ui/Meter.tsx'

type FigureSumRowsProps = {
  sums: readonly FigureSums[]
  currency: string | null
  shown: string | undefined
}

const sumNames = ['grossProfit', 'operatingProfit', 'netProfit', 'liabilities'] as const

/** The sums of the figures, below them, to compare with one's own accounts. */
export function FigureSumRows({ sums, currency, shown }: FigureSumRowsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  return (
    <tfoot {...parts('Figures.sums')} {...figureRoles.rowgroup}>
      <tr className="ol-Figures-groupRow" {...figureRoles.row}>
        <th
          scope="rowgroup"
          colSpan={sums.length + 1}
          className="ol-Figures-group"
          {...figureRoles.rowheader}
        >
          {t('figures.sums')}
          <span className="ol-Figures-hint">{t('figures.sums.text')}</span>
        </th>
      </tr>
      {sumNames.map((name) => (
        <tr key={name} className="ol-Figures-sumRow" {...figureRoles.row}>
          <th scope="row" className="ol-Figures-name" {...figureRoles.rowheader}>
            {t(`figures.sum.${name}`)}
          </th>
          {sums.map((sum) => (
            <td
              key={sum.year}
              className="ol-Figures-sum"
              data-ol-shown={sum.year === shown || undefined}
              {...figureRoles.cell}
            >
              {sum[name] === null ? (
                <span className="ol-Figures-unknown">{t('figures.sum.missing')}</span>
              ) : (
                <bdi>{formatMoney(sum[name], currency, locale)}</bdi>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}

const ratioNames: readonly (keyof FigureSums['ratios'])[] = [
  'grossMargin',
  'operatingMargin',
  'netMargin',
  'equityShare',
  'debtShare',
]

/** The ratios of the business, year by year; each as a number and as a bar. Renders nothing until there is a ratio. */
export function FigureRatios({ sums }: { sums: readonly FigureSums[] }): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const shown = ratioNames.filter((name) => sums.some(({ ratios }) => ratios[name] !== null))
  if (shown.length === 0) return null
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', minimumFractionDigits: 1 })
  const say = (percent: string | null) =>
    percent === null ? t('figures.sum.missing') : format.format(Number(percent))
  return (
    <div {...parts('Figures.ratios')}>
      <p className="ol-Figures-group">{t('figures.ratios')}</p>
      <p className="ol-Note">{t('figures.ratios.text')}</p>
      <dl className="ol-Figures-ratioList">
        {shown.map((name) => (
          <div key={name} className="ol-Figures-ratio">
            <dt className="ol-Figures-name">{t(`figures.ratio.${name}`)}</dt>
            {sums.map(({ year, ratios }) => (
              <dd key={year} className="ol-Figures-ratioYear">
                <span>{year}</span>
                {/* The number beside it is the exact one; a bar only shows its size. */}
                <Meter
                  label={`${t(`figures.ratio.${name}`)}, ${year}`}
                  valueText={say(ratios[name])}
                  ratio={Number(ratios[name] ?? 0) / 100}
                />
                <bdi>{say(ratios[name])}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
