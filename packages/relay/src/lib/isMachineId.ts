/** A UUID, a ULID, or sixteen and more hexadecimal digits. */
const shapes = [
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i,
  /^[0-9a-f]{16,64}$/i,
]

/** Whether a text is an id that machines make: no word, and no row of digits alone, which could be a person's number. */
export function isMachineId(id: string): boolean {
  return /[a-z]/i.test(id) && shapes.some((shape) => shape.test(id))
}
