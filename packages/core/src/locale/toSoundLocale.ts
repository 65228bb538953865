import { writeJson } from '../lib/writeJson.ts'
import { warnMistake } from '../lib/warnMistake.ts'

// A bundler replaces `process.env.NODE_ENV`, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Reads a language and region as browsers, servers, phones and operating systems spell them into a BCP 47 tag; `undefined` when there is none. The console
 * reports a value that had to be mended during development.
 *
 * @example
 * toSoundLocale('fr_CI.UTF-8') // 'fr-CI'
 * toSoundLocale('en-NG,en;q=0.9') // 'en-NG'
 */
export function toSoundLocale(given: unknown): string | undefined {
  if (given === undefined) return undefined
  const found = typeof given === 'string' ? readTag(given) : undefined
  if (process.env.NODE_ENV !== 'production' && found?.toLowerCase() !== String(given).toLowerCase())
    warnMistake(
      `locale ${writeJson(given)} is no BCP 47 tag such as "fr-CI"; ${found === undefined ? 'the default' : `"${found}"`} is used in its place.`,
    )
  return found
}

function readTag(given: string): string | undefined {
  // The first entry of a list counts, without the character set and variant that POSIX adds.
  const [first = ''] = given.trim().split(/[,;.@\s]/)
  const tag = first.replaceAll('_', '-')
  if (!/^[a-z]{2,3}(?:-|$)/i.test(tag) || /^und\b/i.test(tag)) return undefined
  try {
    // Phones, and some browsers' `Intl`, name Twi by the language that it belongs to, Akan.
    return Intl.getCanonicalLocales(tag)[0]?.replace(/^ak\b/, 'tw')
  } catch {
    // A tag with an unknown part still names its language.
    return tag.split('-')[0]?.toLowerCase()
  }
}
