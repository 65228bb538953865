import type * as z from 'zod/mini'

/** The fields of a request body, and of a path's ids. */
type Fields = Readonly<Record<string, unknown>>

/** The schema that parses a caller's `Input` into the request body. */
export type InputSchema<Input> = z.ZodMiniType<Fields, Input>
