import type * as z from 'zod/mini'

/** A body as it travels, and the fields that a caller passes for a path. */
export type Fields = Readonly<Record<string, unknown>>

/** What parses what a caller passes, an `Input`, into the body that travels. */
export type InputSchema<Input> = z.ZodMiniType<Fields, Input>

/** `unknown` where a schema takes what the type says, each field and no other; `never` where it does not. */
type Exactly<Input, Taken> = [Required<Input>, Required<Taken>, Input, Taken] extends [
  Required<Taken>,
  Required<Input>,
  Taken,
  Input,
]
  ? unknown
  : never

/** Declares what a write takes by a type that is written out: a schema that takes anything else does not compile. */
export function defineInput<Input>(): <Taken>(
  schema: z.ZodMiniType<Fields, Taken> & Exactly<Input, Taken>,
) => InputSchema<Input> {
  // The cast states what `Exactly` has checked: both types are the same.
  return (schema) => schema as unknown as InputSchema<Input>
}
