import * as z from 'zod/mini'

/** A number of whole days, one at least. One plain function, because every app with drawdowns would load zod's own checks of numbers. */
export const wholeDays: z.ZodMiniNumber<number> = z.number().check(({ value, issues }) => {
  const message = !Number.isSafeInteger(value)
    ? 'must be a whole number of days'
    : value < 1
      ? 'must be at least one day'
      : null
  if (message !== null) issues.push({ code: 'custom', message, input: value, continue: true })
})
