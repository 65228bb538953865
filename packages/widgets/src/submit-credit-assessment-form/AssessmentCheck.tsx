'use client'
import type { AssessmentSection, AssessmentSlotState } from '@onlend/hooks/internal'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { formatBytes } from '../format/formatBytes.ts'
import { Icon } from '../ui/Icon.tsx'
import { documentIcon } from '../ui/icons.ts'
import { SummaryPart } from '../ui/SummaryPart.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { creditAssessmentReview } from './creditAssessmentReview.words.ts'
import { figureRoles as roles } from './figureRoles.ts'
import { financialInformation } from './financialInformation.words.ts'
import { submitCreditAssessment } from './submitCreditAssessment.words.ts'
import { useAssessmentTexts } from './useAssessmentTexts.ts'

type AssessmentCheckProps = {
  form: Pick<
    UseSubmitCreditAssessmentFormReturnType,
    'sections' | 'slots' | 'getSlots' | 'figures' | 'currency'
  >
  /** Opens a part again. */
  onChange: (section: AssessmentSection) => void
}

/** Everything that the form would send, part by part, with the missing items and the way back to each. */
export function AssessmentCheck({ form, onChange }: AssessmentCheckProps): ReactNode {
  const t = useCopy(submitCreditAssessment)
  const say = useCopy(creditAssessmentReview)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const files = form.slots
    .flatMap(({ items, isUnused }) => (isUnused ? [] : items))
    .filter(({ state }) => state === 'staged')
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <div {...parts('Assessment.check')}>
      {form.sections.map((section) => {
        const part = t(`creditAssessment.section.${section}`)
        return (
          <SummaryPart
            key={section}
            title={part}
            titlePart="Assessment.checkTitle"
            changePart="Assessment.change"
            changeText={say('creditAssessment.check.change')}
            changeLabel={say('creditAssessment.check.changePart', { part })}
            onChange={() => onChange(section)}
          >
            {section === 'figures' ? (
              <CheckedFigures figures={form.figures} currency={form.currency} />
            ) : (
              <ul className="ol-Assessment-checkList">
                {form
                  .getSlots(section)
                  .map((slot) => !slot.isUnused && <CheckedSlot key={slot.slot} slot={slot} />)}
              </ul>
            )}
          </SummaryPart>
        )
      })}
      <p className="ol-Assessment-total ol-Assessment-line">
        <span>{say('creditAssessment.check.total')}</span>
        <span>
          {say('creditAssessment.check.files', { count: files.length, size: formatBytes(bytes, locale) })}
        </span>
      </p>
    </div>
  )
}

const icons = { done: 'check', todo: documentIcon, open: 'warning' } as const

/** One document as it would be sent: its files in order, or why there is none. */
function CheckedSlot({ slot }: { slot: AssessmentSlotState }): ReactNode {
  const t = useCopy(creditAssessmentReview)
  const texts = useAssessmentTexts()
  const { locale } = useLendingRoot()
  const { items, isDone, isNotApplicable, errorCode } = slot
  // A missing item becomes a problem only after an attempt to submit.
  const state = isDone ? 'done' : errorCode === null ? 'todo' : 'open'
  const missing = isNotApplicable
    ? t('creditAssessment.check.notApplicable')
    : items.length === 0 &&
      t(errorCode === null ? 'creditAssessment.check.toDo' : 'creditAssessment.check.noFiles')
  return (
    <li className="ol-Assessment-checked" data-ol-state={state}>
      <Icon name={icons[state]} />
      <div className="ol-Assessment-checkedTexts">
        <p className="ol-Assessment-checkedName">{texts.document(slot)}</p>
        {missing && <p className="ol-Note">{missing}</p>}
        {items.length > 0 && (
          <ol className="ol-Assessment-checkedFiles">
            {items.map(({ key, name, size, state }) => (
              <li key={key} className="ol-Note ol-Assessment-line">
                <bdi>{name}</bdi>
                <span className="ol-Assessment-fileFacts">
                  {state === 'staged' ? formatBytes(size, locale) : t('creditAssessment.check.notReady')}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}

/** The figures as they would be sent, to read once more. */
function CheckedFigures({
  figures: { years, names, cell },
  currency,
}: Pick<AssessmentCheckProps['form'], 'figures' | 'currency'>): ReactNode {
  const t = useCopy(creditAssessmentReview)
  const tell = useCopy(financialInformation)
  const texts = useAssessmentTexts()
  const parts = useParts()
  const drawValue = (value: string, isMissing: boolean) => {
    if (value.trim() !== '') return <bdi dir="ltr">{value}</bdi>
    if (!isMissing) return <span className="ol-Note">{t('creditAssessment.check.toDo')}</span>
    return (
      <span className="ol-Assessment-checkMissing">
        <Icon name="warning" />
        {t('creditAssessment.check.missingFigure')}
      </span>
    )
  }
  return (
    <>
      <p className="ol-Note">{texts.inCurrency(currency)}</p>
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
                {texts.figure(name)}
              </th>
              {years.map((year) => {
                const { value, errorCode } = cell(year, name)
                return (
                  <td key={year} className="ol-Assessment-checkValue" {...roles.cell}>
                    {drawValue(value, errorCode !== null)}
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
