import * as z from 'zod/mini'

/** A list that must not be empty. One plain function, because every app that writes would load zod's own checks of sizes. */
export function filledList<Element extends z.ZodMiniType>(
  element: Element,
  problem: string,
): z.ZodMiniArray<Element> {
  return z.array(element).check(({ value, issues }) => {
    if (value.length === 0) issues.push({ code: 'custom', message: problem, input: value, continue: true })
  })
}
