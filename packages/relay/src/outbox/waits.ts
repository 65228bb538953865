const seconds = 1_000
const hours = 3_600 * seconds
/** Milliseconds after each failed try, as Standard Webhooks proposes: the last try is three days after the first. */
export const waits = [
  ...[5 * seconds, 300 * seconds, 1_800 * seconds],
  ...[2 * hours, 5 * hours, 10 * hours, 14 * hours, 20 * hours, 21 * hours],
] as const
