import { toSeenText } from './toSeenText.ts'

/** Writes every text inside a JSON value as `toSeenText` does; the names of fields stay. */
export function toSeenTexts(value: unknown): unknown {
  if (typeof value === 'string') return toSeenText(value)
  if (Array.isArray(value)) return value.map(toSeenTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toSeenTexts(inner)]))
}
