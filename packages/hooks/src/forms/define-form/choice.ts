import type { FieldDefinition } from './FieldDefinition.ts'

type ChoiceOptions<Context> = {
  /** @default 'choice' */
  kind?: 'choice' | 'cards'
  /** @default false */
  optional?: boolean | ((context: Context) => boolean)
}

/** A field of one value out of a few; a value outside of them counts as the empty value `''`. */
export function choice<Choice extends string, Context = unknown>(
  choices: readonly Choice[] | ((context: Context) => readonly Choice[]),
  { kind = 'choice', optional = false }: ChoiceOptions<Context> = {},
): FieldDefinition<NoInfer<Choice> | '', NoInfer<Choice> | undefined, 'REQUIRED', Context> {
  const list = (context: Context) => (typeof choices === 'function' ? choices(context) : choices)
  const mayBeEmpty = (context: Context) => (typeof optional === 'function' ? optional(context) : optional)
  return {
    kind,
    empty: '',
    isOptional: optional,
    absent: undefined,
    read: (typed, context) => {
      const value = list(context).find((one) => one === typed)
      return value === undefined && !mayBeEmpty(context) ? { code: 'REQUIRED' } : { value }
    },
    choices: list,
  }
}
