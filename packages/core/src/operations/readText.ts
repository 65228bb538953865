/** A text in a field of a body, cut to what a line can show; `null` when it is none. */
export function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 140) : null
}
