/** A text field of a body, cut to what a line can show; `null` when it is none. */
export function readField(body: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = body[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 140) : null
}
