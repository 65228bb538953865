import type { FieldReader } from './readFields.ts'
import { Refusal } from './Refusal.ts'

/** Takes a required string that must be one of a few. */
export function readChoice(fields: FieldReader, name: string, allowed: readonly string[]): string {
  const value = fields.string(name)
  if (!allowed.includes(value))
    throw new Refusal(422, `${fields.toPath(name)} must be one of ${allowed.join(', ')}`)
  return value
}
