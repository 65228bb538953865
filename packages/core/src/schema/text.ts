import * as z from 'zod/mini'

/** A text that passes a test. One plain function, because every app that writes would load zod's own checks of texts. */
export function text(isRight: (value: string) => boolean, problem: string): z.ZodMiniString<string> {
  return z.string().check(({ value, issues }) => {
    if (!isRight(value)) issues.push({ code: 'custom', message: problem, input: value, continue: true })
  })
}
