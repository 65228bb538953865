import type { FieldDefinition } from './FieldDefinition.ts'

/** A field of one value out of a few; a value outside of them counts as none chosen, which is `''`. */
export function choice<Choice extends string>(
  choices: readonly Choice[],
  { optional = false }: { optional?: boolean } = {},
): FieldDefinition<NoInfer<Choice> | '', NoInfer<Choice> | undefined, 'REQUIRED', unknown> {
  return {
    kind: 'choice',
    empty: '',
    isOptional: optional,
    absent: undefined,
    read: (typed) => {
      const value = choices.find((one) => one === typed)
      return value === undefined && !optional ? { code: 'REQUIRED' } : { value }
    },
  }
}
