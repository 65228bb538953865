/** How amounts are read and written for one viewer and one currency. */
export type AmountFormat = {
  /** Digits after the point that the currency has. */
  digits: number
  /** Settles what one separator before three digits means; without it, a person is asked. */
  locale: string | undefined
}
