import * as z from 'zod/mini'

type TextFieldOptions<Code extends string> = {
  /** @default true */
  required?: boolean
  /** What of the typed text is sent. @default without blanks around it */
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
  clean = (typed) => typed.trim(),
  check,
}: TextFieldOptions<Code> = {}): z.ZodMiniType<string, string> {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const cleaned = clean(typed)
      const blank = required ? 'REQUIRED' : null
      const code = cleaned === '' ? blank : (check?.(cleaned) ?? null)
      if (code !== null) issues.push({ code: 'custom', message: code, input: typed, continue: true })
      return cleaned
    }),
  )
}
