/** For tests: lets all pending microtasks and callbacks run. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
