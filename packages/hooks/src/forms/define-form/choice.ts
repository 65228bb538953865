import type { FieldDefinition } from './FieldDefinition.ts'

/** A field of one value out of a few; a value outside of them counts as none chosen, which is `''`. */
export function choice<Choice extends string, Context = unknown>(
  choices: readonly Choice[] | ((context: Context) => readonly Choice[]),
  { optional = false }: { optional?: boolean } = {},
): FieldDefinition<NoInfer<Choice> | '', NoInfer<Choice> | undefined, 'REQUIRED', Context> {
  return {
    kind: 'choice',
    empty: '',
    isOptional: optional,
    absent: undefined,
    read: (typed, context) => {
      const offered = typeof choices === 'function' ? choices(context) : choices
      const value = offered.find((one) => one === typed)
      return value === undefined && !optional ? { code: 'REQUIRED' } : { value }
    },
  }
}
