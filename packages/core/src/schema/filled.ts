import type * as z from 'zod/mini'
import { text } from './text.ts'

/** A text that must not be empty. */
export const filled: z.ZodMiniString<string> = text((value) => value !== '', 'is required')
