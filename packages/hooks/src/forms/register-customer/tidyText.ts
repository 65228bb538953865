import { toSeenText } from '@onlend/core/internal'

/** A text as it travels: without blanks around it, and with one between its words. */
export function tidyText(text: string): string {
  return toSeenText(text).replace(/\s+/g, ' ')
}
