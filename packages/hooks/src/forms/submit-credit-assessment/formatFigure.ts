import { negateAmount } from '../../lib/negateAmount.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { type FigureFormat, readFigure } from './readFigure.ts'
import { readPeriod } from './readPeriod.ts'
import type { FigureName } from './submitCreditAssessmentFormTypes.ts'

/** Writes a figure in order, grouped as the viewer's locale has it; what cannot be read stays for the person to see. */
export function formatFigure(name: FigureName, text: string, format: FigureFormat): string {
  if (name === 'period') return readPeriod(text) ?? text
  const { amount } = readFigure(text, format)
  if (amount === null) return text
  if (!amount.startsWith('-')) return writeAmount(amount, format)
  // A minus stands before the figure in every language.
  return `-${writeAmount(negateAmount(amount), format)}`
}
