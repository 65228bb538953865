/** A text as it travels: without blanks around it, and with one between its words. */
export function tidyText(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
