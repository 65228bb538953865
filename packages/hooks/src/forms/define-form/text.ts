import { toSeenText } from '@onlend/core/internal'
import type { FieldDefinition, FieldInput, FieldKind } from './FieldDefinition.ts'

type TextOptions<Code extends string, Context> = {
  /** @default 'text' */
  kind?: Extract<FieldKind, 'text' | 'paragraph' | 'phone' | 'day' | 'typedDay' | 'country'>
  /** @default false */
  optional?: boolean
  /** Turns the seen text into the text to send; the field has removed hidden characters and outer blanks. @default the text as it is */
  clean?: (seen: string, context: Context) => string
  /** The code of the mistake in a text that is not blank, or `null`. */
  check?: (cleaned: string, context: Context) => Code | null
  input?: FieldInput
}

/** A field of typed text. A blank text that is not optional has the code `REQUIRED`. */
export function text<Code extends string = never, Context = unknown>({
  kind = 'text',
  optional = false,
  clean = (seen) => seen,
  check,
  input,
}: TextOptions<Code, Context> = {}): FieldDefinition<string, string, NoInfer<Code> | 'REQUIRED', Context> {
  return {
    kind,
    empty: '',
    isOptional: optional,
    absent: '',
    read: (typed, context) => {
      const cleaned = clean(toSeenText(typed), context)
      if (cleaned === '') return optional ? { value: cleaned } : { code: 'REQUIRED' }
      const code = check?.(cleaned, context) ?? null
      return code === null ? { value: cleaned } : { code }
    },
    ...(input && { input }),
  }
}
