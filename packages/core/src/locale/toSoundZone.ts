import { writeJson } from '../lib/writeJson.ts'
import { warnMistake } from '../lib/warnMistake.ts'

// A bundler replaces `process.env.NODE_ENV`, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

/** Abbreviations of one meaning each in Africa, which `Intl` does not know everywhere. */
const abbreviations: Readonly<Record<string, string>> = {
  WAT: 'Africa/Lagos',
  CAT: 'Africa/Maputo',
  EAT: 'Africa/Nairobi',
  SAST: 'Africa/Johannesburg',
}

/**
 * Reads the name of a time zone into a zone that this device knows; `undefined` when there is none. During development the console reports a value
 * that had to be mended.
 *
 * @example
 * toSoundZone('WAT') // 'Africa/Lagos'
 */
export function toSoundZone(given: unknown): string | undefined {
  if (given === undefined) return undefined
  const found = typeof given === 'string' ? readZone(given.trim()) : undefined
  if (process.env.NODE_ENV !== 'production' && found !== given)
    warnMistake(
      `time zone ${writeJson(given)} is no IANA name that is known here, such as "Africa/Lagos"; ${found === undefined ? 'the default' : `"${found}"`} is used in its place.`,
    )
  return found
}

function readZone(given: string): string | undefined {
  const name = abbreviations[given.toUpperCase()] ?? given
  if (name === '' || name === 'Etc/Unknown') return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return undefined
  }
}
