import type * as z from 'zod/mini'

/** The fields of a request body, and of a path's ids. */
export type Fields = Readonly<Record<string, unknown>>

/** The schema that parses a caller's `Input` into the request body. */
export type InputSchema<Input> = z.ZodMiniType<Fields, Input>

/** `unknown` if a schema takes exactly the fields of the type; else `never`. */
type Exactly<Input, Taken> = [Required<Input>, Required<Taken>, Input, Taken] extends [
  Required<Taken>,
  Required<Input>,
  Taken,
  Input,
]
  ? unknown
  : never

/** Declares the input of a write by a written-out type: a schema that takes another type does not compile. */
export function defineInput<Input>(): <Taken>(
  schema: z.ZodMiniType<Fields, Taken> & Exactly<Input, Taken>,
) => InputSchema<Input> {
  // The cast is safe: `Exactly` has checked that both types are the same.
  return (schema) => schema as unknown as InputSchema<Input>
}
