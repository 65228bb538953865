import { toIsoDate } from '@onlend/core/internal'
import type { FieldDefinition } from './FieldDefinition.ts'
import { text } from './text.ts'

/** A field of a day, `YYYY-MM-DD`. */
export function day(): FieldDefinition<string, string, 'DATE_INVALID' | 'REQUIRED', unknown> {
  return text({ kind: 'day', check: (typed) => (toIsoDate(typed) === typed ? null : 'DATE_INVALID') })
}
