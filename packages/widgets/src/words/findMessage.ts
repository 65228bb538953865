import type { Message, SpokenMessages, Words } from './Messages.ts'

/** One sentence of a language: `english` is the catalogue that the key belongs to. */
export function findMessage(
  sentences: SpokenMessages[string] | undefined,
  key: string,
  english: Words,
): Message | undefined {
  if (typeof sentences === 'function') return sentences(key, english)
  // A cast with a reason: the keys are checked where a host writes them, and are asked for here as they come.
  return (sentences as Words | undefined)?.[key]
}
