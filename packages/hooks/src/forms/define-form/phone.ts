import { toPhoneNumber } from '@onlend/core/internal'
import type { FieldDefinition } from './FieldDefinition.ts'
import { text } from './text.ts'

type PhoneOptions<Code extends string, Context> = {
  /** The code of a text that is no phone number. */
  invalid: Code
  /** The country of a number without a country code: a name such as `nigeria`. */
  country?: (context: Context) => string
  /** @default false */
  optional?: boolean
}

/** A field of a phone number: the form sends a valid number as E.164, any other as its digits. */
export function phone<Code extends string, Context = unknown>({
  invalid,
  country,
  optional = false,
}: PhoneOptions<Code, Context>): FieldDefinition<string, string, NoInfer<Code> | 'REQUIRED', Context> {
  return text<Code, Context>({
    kind: 'phone',
    optional,
    clean: (typed, context) => toPhoneNumber(typed, country?.(context)).number,
    check: (number) => (/^\+?\d{7,15}$/.test(number) ? null : invalid),
  })
}
