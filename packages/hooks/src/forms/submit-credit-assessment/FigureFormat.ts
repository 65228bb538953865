import type { AmountFormat } from '../amount/readAmount.ts'

/** How figures are read and written for one viewer. */
export type FigureFormat = AmountFormat & {
  /** Settles what one separator before three digits means; without it, that is no figure. */
  decimalMark: '.' | ',' | undefined
}
