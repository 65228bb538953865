/** An account or phone number as it travels: what people put between the digits to read them is taken out, zeros stay. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\u00a0().-]/g, '')
}
