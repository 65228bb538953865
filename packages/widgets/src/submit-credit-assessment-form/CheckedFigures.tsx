'use client'
import type { FinancialFigures } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { creditAssessmentReview as words } from './creditAssessmentReview.words.ts'
import { figureNames } from './figureNames.words.ts'
import { financialInformation } from './financialInformation.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { currencyName } from '../format/currencyName.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { figureRoles as roles } from './figureRoles.ts'

type CheckedFiguresProps = {
  figures: Pick<FinancialFigures, 'years' | 'names' | 'cell'>
  currency: string | null
}

/** The figures as they would be sent, to read once more. */
export function CheckedFigures({
  figures: { years, names, cell },
  currency,
}: CheckedFiguresProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(figureNames)
  const tell = useCopy(financialInformation)
  const parts = useParts()
  const { locale } = useLendingRoot()
  return (
    <>
      <p className="ol-Note">
        {currency === null
          ? tell('figures.noCurrency')
          : tell('figures.inCurrency', { currency: `${currencyName(currency, locale)} (${currency})` })}
      </p>
      <table {...parts('Assessment.checkFigures')} {...roles.table}>
        <caption className="ol-VisuallyHidden">{tell('figures.title')}</caption>
        <thead className="ol-Assessment-checkGroup" {...roles.rowgroup}>
          <tr className="ol-Assessment-checkRow" {...roles.row}>
            <th scope="col" className="ol-Assessment-checkName" {...roles.columnheader}>
              <span className="ol-VisuallyHidden">{tell('figures.figure')}</span>
            </th>
            {years.map((year) => (
              <th key={year} scope="col" className="ol-Assessment-checkYear" {...roles.columnheader}>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ol-Assessment-checkGroup" {...roles.rowgroup}>
          {names.map((name) => (
            <tr key={name} className="ol-Assessment-checkRow" {...roles.row}>
              <th scope="row" className="ol-Assessment-checkName" {...roles.rowheader}>
                {say(`figures.${name}`)}
              </th>
              {years.map((year) => {
                const { value, errorCode } = cell(year, name)
                return (
                  <td key={year} className="ol-Assessment-checkValue" {...roles.cell}>
                    {value.trim() === '' && errorCode === null ? (
                      <span className="ol-Assessment-checkToDo">{t('creditAssessment.check.toDo')}</span>
                    ) : value.trim() === '' ? (
                      <span className="ol-Assessment-checkMissing">
                        <Icon name="warning" />
                        {t('creditAssessment.check.missingFigure')}
                      </span>
                    ) : (
                      <bdi dir="ltr">{value}</bdi>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
