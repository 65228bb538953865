'use client'
import type { AssessmentProblem, AssessmentSlotState, FigureCell, FigureName } from '@onlend/hooks/internal'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import { currencyName } from '../format/currencyName.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import { figureNames } from './figureNames.words.ts'
import { financialInformation } from './financialInformation.words.ts'
import { groupMissing } from './groupMissing.ts'
import { submitCreditAssessment } from './submitCreditAssessment.words.ts'

type NamedSlot = Pick<AssessmentSlotState, 'document' | 'year'>
type GetSlot = UseSubmitCreditAssessmentFormReturnType['getSlot']

/** The names and errors of slots and figures: the field, the summary and the review use the same words. */
export function useAssessmentTexts() {
  const t = useCopy(submitCreditAssessment)
  const formatDocument = useCopy(creditAssessmentDocuments)
  const formatFigure = useCopy(figureNames)
  const tell = useCopy(financialInformation)
  const { locale } = useLendingRoot()
  /** Management accounts carry their year. */
  const document = ({ document: name, year }: NamedSlot) =>
    formatDocument(`creditAssessment.document.${name}`, { year: year ?? '' })
  const documentHint = ({ document: name, year }: NamedSlot) =>
    formatDocument(`creditAssessment.document.${name}.hint`, { year: year ?? '' })
  const figure = (name: FigureName) => formatFigure(`figures.${name}`)
  const slotError = (
    slot: NamedSlot & Pick<AssessmentSlotState, 'filesNeeded'>,
    code: NonNullable<AssessmentSlotState['errorCode']>,
  ) => t(`creditAssessment.error.${code}`, { document: document(slot), count: slot.filesNeeded })
  const figureError = (
    { name, year }: Pick<FigureCell, 'name' | 'year'>,
    code: NonNullable<FigureCell['errorCode']>,
  ) => formatFigure(`figures.error.${code}`, { figure: figure(name), year })
  const figureWarning = ({ warningCode }: Pick<FigureCell, 'warningCode'>) =>
    warningCode === null ? null : tell(`figures.warning.${warningCode}`)
  const inCurrency = (currency: string | null) =>
    currency === null
      ? tell('figures.noCurrency')
      : tell('figures.inCurrency', { currency: `${currencyName(currency, locale)} (${currency})` })
  /** The lines of the error summary, in the order of the form; each line links to the first problem that it counts. */
  const summary = (problems: readonly AssessmentProblem[], getSlot: GetSlot) =>
    groupMissing(problems).flatMap((alike) => {
      const [first] = alike
      const count = alike.length
      if (!first) return []
      const say = () => {
        if (first.type === 'cell')
          return count === 1
            ? figureError(first, first.code)
            : t('creditAssessment.error.missingFigures', { year: first.year, count })
        return count === 1
          ? slotError(getSlot(first.slot), first.code)
          : t('creditAssessment.error.missingFiles', {
              ...{ part: t(`creditAssessment.section.${first.section}`), count },
            })
      }
      return [{ id: first.id, text: say() }]
    })
  return { document, documentHint, figure, slotError, figureError, figureWarning, inCurrency, summary }
}
