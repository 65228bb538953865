import type { FieldDefinition } from './FieldDefinition.ts'
import { text } from './text.ts'

/** A field of an e-mail address. Real addresses are stranger than any pattern: the check refuses only a text that cannot be one. */
export function email({
  optional = false,
  autoComplete,
}: {
  optional?: boolean
  autoComplete?: string
} = {}): FieldDefinition<string, string, 'EMAIL_INVALID' | 'REQUIRED', unknown> {
  return text({
    optional,
    check: (typed) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed) ? null : 'EMAIL_INVALID'),
    input: {
      ...{ type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
      ...(autoComplete !== undefined && { autoComplete }),
    },
  })
}
