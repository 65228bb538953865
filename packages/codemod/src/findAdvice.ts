import type { KitName } from './findToday.ts'
import { goneNames } from './renames/goneNames.ts'

const gone = new Map(goneNames.map(({ entry, name, advice }) => [`${entry}#${name}`, advice]))

/** What to do about a name that nothing took the place of. */
export function findAdvice({ entry, name }: KitName): string | undefined {
  return gone.get(`${entry}#${name}`)
}
