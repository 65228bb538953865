'use client'
import type { FigureSums } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { figureRoles } from './figureRoles.ts'
import { financialInformation as words } from './financialInformation.words.ts'

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
