import { amount } from './amount.words.ts'

type AmountCode = keyof typeof amount extends infer Key
  ? Key extends `amount.error.${infer Code}`
    ? Code
    : never
  : never

/** Whether the words of amounts have a sentence for a code; a form says the others in its own. */
export function isAmountCode(code: string): code is AmountCode {
  return `amount.error.${code}` in amount
}
