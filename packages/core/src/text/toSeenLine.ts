import { toSeenText } from './toSeenText.ts'

/** Writes a name as `toSeenText` does, on one line. */
export function toSeenLine(text: string): string {
  return toSeenText(text.replace(/\s+/g, ' '))
}
