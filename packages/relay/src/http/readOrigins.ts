import { OptionError } from '@onlend/core/internal'

/**
 * Checks a list of origins that is compared with what browsers send, letter by letter.
 *
 * @throws TypeError for one that no browser sends, which would allow no page, and for `null`, which every sandboxed frame sends.
 */
export function readOrigins(name: string, origins: readonly string[]): readonly string[] {
  if (!Array.isArray(origins)) throw new OptionError(`${name} is a list of origins`)
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new OptionError(`${name} are exact origins such as https://app.example, without a path`)
  }
  return origins
}
