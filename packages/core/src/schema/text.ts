import * as z from 'zod/mini'

/** A text that passes a test. One plain function, because zod's own checks of texts would be loaded by every app that writes. */
export function text(isRight: (value: string) => boolean, problem: string): z.ZodMiniString<string> {
  return z.string().check(({ value, issues }) => {
    if (!isRight(value)) issues.push({ code: 'custom', message: problem, input: value, continue: true })
  })
}
