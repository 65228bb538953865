'use client'
import type { FigureSums } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { Meter } from '../ui/Meter.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { financialInformation as words } from './financialInformation.words.ts'

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
