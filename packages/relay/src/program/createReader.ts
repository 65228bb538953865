import { isRecord } from '../lib/isRecord.ts'
import { secretFile, type SecretFile } from '../lib/secretFile.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import type { Given } from './readGiven.ts'
import type { SettingName } from './settings.ts'

/** A secret as it is now: fixed in the environment, or in a file that may be replaced. */
export type Secret = Pick<SecretFile, 'value' | 'values' | 'seen'> & { isFile: boolean }

type SecretRules = {
  /** The fault for a missing secret; without it the secret may be left out. */
  required?: string
  /** Whether a list is allowed, separated by commas or line breaks. */
  isList?: boolean
  /** The pattern of each secret, with `says` as its words. */
  shape: RegExp
  says: string
}

/** Reads settings one by one; adds each fault to the list, and returns a fallback in the place of a wrong value. */
export type Reader = {
  text(name: SettingName): string | null
  text(name: SettingName, fallback: string): string
  oneOf<const Value extends string>(name: SettingName, allowed: readonly Value[], fallback?: Value): Value
  flag(name: SettingName): boolean
  integer(name: SettingName, rules: { fallback: number; from: number; to: number }): number
  list(name: SettingName): readonly string[]
  object(name: SettingName): Readonly<Record<string, unknown>> | null
  secret(name: string, rules: SecretRules): Promise<Secret | null>
  /** The secrets that were given, by their names. */
  secrets: ReadonlyMap<string, Secret>
}

/** Makes the reader of the given settings. No value is quoted in a fault: it may be a secret under the wrong name. */
export function createReader(given: ReadonlyMap<string, Given>, faults: string[]): Reader {
  const secrets = new Map<string, Secret>()
  const read = (name: string): Given | null => given.get(name) ?? null
  const fault = (found: Given | null, name: string, says: string): void =>
    void faults.push(`${found?.where ?? name} ${says}`)

  const text = (name: SettingName, fallback?: string): string => {
    const found = read(name)
    if (typeof found?.value === 'string') return found.value
    if (typeof found?.value === 'number') return String(found.value)
    if (found) fault(found, name, 'has to be a text')
    // The cast: the overload without a fallback returns null.
    return (fallback ?? null) as string
  }
  const list = (value: unknown): string[] | null => {
    const parts = typeof value === 'string' ? value.split(/[,\n]/) : value
    if (!Array.isArray(parts) || parts.some((part) => typeof part !== 'string')) return null
    return parts.map((part: string) => part.trim()).filter((part) => part !== '')
  }

  return {
    text,
    oneOf(name, allowed, fallback) {
      const found = read(name)
      const value = allowed.find((candidate) => candidate === (found ? found.value : fallback))
      if (value === undefined)
        fault(found, name, `${found ? 'has to be' : 'is missing: set it to'} ${allowed.join(' or ')}`)
      // The cast: the list is never empty, and with a fault nothing is started.
      return value ?? (allowed[0] as (typeof allowed)[number])
    },
    flag(name) {
      const found = read(name)
      const value = found === null ? 'false' : String(found.value)
      if (value !== 'true' && value !== 'false') fault(found, name, 'has to be true or false')
      return value === 'true'
    },
    integer(name, { fallback, from, to }) {
      const found = read(name)
      const value = found === null ? fallback : Number(found.value)
      const isRight = Number.isInteger(value) && value >= from && value <= to
      if (!isRight) fault(found, name, `has to be a whole number from ${from} to ${to}`)
      return isRight ? value : fallback
    },
    list(name) {
      const found = read(name)
      const values = found === null ? [] : list(found.value)
      if (values === null) fault(found, name, 'has to be a list of texts')
      return values ?? []
    },
    object(name) {
      const found = read(name)
      const value = typeof found?.value === 'string' ? tryParseJson(found.value) : found?.value
      if (found && !isRecord(value)) fault(found, name, 'has to be a JSON object')
      return isRecord(value) ? value : null
    },
    async secret(name, { required, isList = false, shape, says }) {
      const found = read(name)
      const file = read(`${name}_FILE`)
      if (found && file) {
        faults.push(`${name} and ${name}_FILE are both given: one of them is read, so leave the other out`)
        return null
      }
      if (found === null && file === null) {
        if (required !== undefined)
          faults.push(`${name} is missing: ${required}, or name a file with ${name}_FILE`)
        return null
      }
      const secret: Secret = file
        ? { ...secretFile(String(file.value)), isFile: true }
        : fixed(isList ? (list(found?.value) ?? []) : [String(found?.value)])
      const where = file ? `the file that ${file.where} names` : (found?.where ?? name)
      const values = await secret.values().catch(() => null)
      if (values === null) faults.push(`${file?.where ?? name} names a file that cannot be read or is empty`)
      else if (values.length === 0) faults.push(`${where} is empty: ${required ?? says}`)
      else if (values.some((value) => !shape.test(value))) faults.push(`${where} has to be ${says}`)
      secrets.set(name, secret)
      return secret
    },
    secrets,
  }
}

function fixed(values: readonly string[]): Secret {
  return { value: async () => values[0] ?? '', values: async () => values, seen: () => values, isFile: false }
}
