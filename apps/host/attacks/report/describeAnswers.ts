import type { Exchange } from '../wire/Exchange.ts'

/** Counts answers by status and the relay's code: `403 forbidden x9, 200 x1`. */
export function describeAnswers(exchanges: readonly Exchange[]): string {
  const counts = new Map<string, number>()
  for (const { answers, end } of exchanges) {
    const words =
      answers.length > 0
        ? answers.map(({ status, code }) => (code ? `${status} ${code}` : String(status)))
        : [end]
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].map(([word, count]) => `${word} x${count}`).join(', ')
}
