import { amount } from './amount.words.ts'

/** What may be wrong with any amount, whatever it is for: the codes that have words under `amount.error`. */
type AmountCode = {
  [Key in keyof typeof amount]: Key extends `amount.error.${infer Code}` ? Code : never
}[keyof typeof amount]

/** Whether a form's code is about an amount as such, so that its words are those of every amount. */
export function isAmountCode(code: string): code is AmountCode {
  return Object.hasOwn(amount, `amount.error.${code}`)
}
