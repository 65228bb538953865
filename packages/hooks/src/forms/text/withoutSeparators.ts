/** An account, phone or identity number as it is sent: what people put between the digits to read them is taken out, zeros stay. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s().\u2010-\u2015-]/g, '')
}
