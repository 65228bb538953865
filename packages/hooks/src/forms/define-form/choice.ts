import type { FieldDefinition, Optional } from './FieldDefinition.ts'
import { mayStayEmpty } from './mayStayEmpty.ts'

/** A field of one value out of a few; a value outside of them counts as none chosen, which is `''`. */
export function choice<Choice extends string, Context = unknown>(
  choices: readonly Choice[] | ((context: Context) => readonly Choice[]),
  { optional = false }: { optional?: Optional<Context> } = {},
): FieldDefinition<NoInfer<Choice> | '', NoInfer<Choice> | undefined, 'REQUIRED', Context> {
  return {
    kind: 'choice',
    empty: '',
    isOptional: optional,
    absent: undefined,
    read: (typed, context) => {
      const offered = typeof choices === 'function' ? choices(context) : choices
      const value = offered.find((one) => one === typed)
      return value === undefined && !mayStayEmpty(optional, context) ? { code: 'REQUIRED' } : { value }
    },
  }
}
