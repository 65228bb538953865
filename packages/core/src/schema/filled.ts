import * as z from 'zod/mini'

/** A text that must not be empty. */
export const filled: z.ZodMiniString<string> = z.string().check(z.minLength(1, 'is required'))
