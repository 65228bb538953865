import * as z from 'zod/mini'

/** How many webhooks were read again, and how many could not be because their sender is not set up any more. */
export const ReplayReport = z.looseObject({ read: z.number(), skipped: z.number() })

/** How many webhooks were read again. */
export type ReplayReport = z.output<typeof ReplayReport>
