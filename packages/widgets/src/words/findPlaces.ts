import type { Message } from './Messages.ts'

/** The `{places}` of a sentence, sorted, of all its plural forms together: "one file" may do without its number. */
export function findPlaces(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message)
  const places = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  return [...new Set(places)].sort()
}
