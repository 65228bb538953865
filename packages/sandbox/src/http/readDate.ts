import type { FieldReader } from './readFields.ts'
import { Refusal } from './Refusal.ts'

/** Takes a required date, YYYY-MM-DD and on the calendar. */
export function readDate(fields: FieldReader, name: string): string {
  const text = fields.string(name)
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN
  // the round trip catches 31 February, which parses in some engines
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text) {
    throw new Refusal(422, `${fields.toPath(name)} must be a date, YYYY-MM-DD`)
  }
  return text
}
