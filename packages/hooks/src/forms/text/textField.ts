import { toSeenText } from '@onlend/core/internal'
import * as z from 'zod/mini'

type TextFieldOptions<Code extends string> = {
  /** @default true */
  required?: boolean
  /** Not shown in every case: its absence is a blank text and no error. @default false */
  isConditional?: boolean
  /** Turns the typed text into what is sent; hidden characters and blanks around it are gone already. @default the text as it is */
  clean?: (typed: string) => string
  /** What is wrong with a text that is not blank, or `null`. */
  check?: (cleaned: string) => Code | null
}

/**
 * A field of a form schema that holds typed text: its output is the text as it is sent, its messages are codes, because words belong
 * to the view. The code of a required field left blank is `REQUIRED`.
 */
export function textField<Code extends string>({
  required = true,
  isConditional = false,
  clean = (seen) => seen,
  check,
}: TextFieldOptions<Code> = {}): z.ZodMiniType<string, string | undefined> {
  return z.pipe(
    z.optional(z.string()),
    z.transform((typed, { issues }) => {
      if (typed === undefined && isConditional) return ''
      const cleaned = clean(toSeenText(typed ?? ''))
      const blank = required ? 'REQUIRED' : null
      const code = cleaned === '' ? blank : (check?.(cleaned) ?? null)
      if (code !== null) issues.push({ code: 'custom', message: code, input: typed, continue: true })
      return cleaned
    }),
  )
}
