/** A phone or identity number without what people put between the digits. */
export function compactNumber(text: string): string {
  return text.replace(/[\s().\u2010-\u2015-]/g, '')
}
