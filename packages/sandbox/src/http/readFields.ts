import { WireNumber } from '../json/WireNumber.ts'
import { Refusal } from './Refusal.ts'

/** Reads the members of a JSON object one by one and refuses the first that is missing or of the wrong type. */
export type FieldReader = {
  /** A required string that is not blank. */
  string(name: string): string
  /** A required string that can be blank. */
  blankableString(name: string): string
  /** A string, or null when absent, null or blank. */
  optionalString(name: string): string | null
  /** A number above zero, as decimal text. */
  amount(name: string): string
  /** A whole number above zero. */
  count(name: string): number
  /** A list of objects, with a reader for each. */
  list(name: string, options?: { mayBeEmpty?: boolean }): FieldReader[]
  object(name: string): FieldReader
  has(name: string): boolean
  /** The full path of `name`: `transactions[0].amount_payable`. */
  toPath(name: string): string
  /** The unchanged member, with exact numbers. */
  raw(name: string): unknown
}

/**
 * Makes a reader.
 *
 * @throws Refusal 422 with a message that begins with the field's path.
 */
export function readFields(source: unknown, path = ''): FieldReader {
  if (!isObject(source)) throw new Refusal(422, `${path || 'The request body'} must be an object`)
  const toPath = (name: string): string => (path ? `${path}.${name}` : name)
  const present = (name: string): unknown => {
    const value = Object.hasOwn(source, name) ? source[name] : undefined
    if (value === undefined || value === null) throw new Refusal(422, `${toPath(name)} is required`)
    return value
  }
  const blankableString = (name: string): string => {
    const value = present(name)
    if (typeof value !== 'string') throw new Refusal(422, `${toPath(name)} must be a string`)
    return value
  }
  const amount = (name: string): string => {
    const value = present(name)
    if (!(value instanceof WireNumber)) throw new Refusal(422, `${toPath(name)} must be a number`)
    if (!/[1-9]/.test(value.text.replace(/[eE].*$/, '')) || value.text.startsWith('-')) {
      throw new Refusal(422, `${toPath(name)} must be greater than 0`)
    }
    return value.text
  }
  return {
    toPath,
    blankableString,
    amount,
    has: (name) => Object.hasOwn(source, name) && source[name] !== null && source[name] !== undefined,
    raw: (name) => (Object.hasOwn(source, name) ? source[name] : undefined),
    string(name) {
      const value = blankableString(name)
      if (value.trim() === '') throw new Refusal(422, `${toPath(name)} is required`)
      return value
    },
    optionalString(name) {
      const value = Object.hasOwn(source, name) ? source[name] : null
      if (value === null || value === undefined || value === '') return null
      if (typeof value !== 'string') throw new Refusal(422, `${toPath(name)} must be a string`)
      return value
    },
    count(name) {
      const value = Number(amount(name))
      if (!Number.isSafeInteger(value)) throw new Refusal(422, `${toPath(name)} must be a whole number`)
      return value
    },
    list(name, options) {
      const value = present(name)
      if (!Array.isArray(value)) throw new Refusal(422, `${toPath(name)} must be an array`)
      if (value.length === 0 && !options?.mayBeEmpty)
        throw new Refusal(422, `${toPath(name)} must not be empty`)
      return value.map((item, index) => readFields(item, `${toPath(name)}[${index}]`))
    },
    object: (name) => readFields(present(name), toPath(name)),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof WireNumber)
  )
}
