/// <reference types="vite/types/importMeta.d.ts" />
import type { Words } from '../words/Messages.ts'
import { createLocales } from './createLocales.ts'

// The languages are the files of this folder. While nothing is built a widget's words are all; the build writes this module anew, with the words cut.
const files = import.meta.glob<{ default: Words }>('./*.json')

const known = createLocales({
  whole: Object.fromEntries(
    Object.entries(files).map(([file, load]) => [
      file.slice('./'.length, -'.json'.length),
      async () => ({ words: (await load()).default }),
    ]),
  ),
})

/** The languages of the kit, BCP 47, sorted; English comes with the widgets. */
export const locales: readonly string[] = known.locales

/**
 * Fetches every word of the kit in a language, whatever its region; of a language that the kit does not have, and of English, none.
 *
 * @example
 * <TenantRoot loadMessages={loadMessages}><LendingDashboard /></TenantRoot>
 */
export const loadMessages = known.loadMessages

/**
 * Fetches the words of some widgets, by the names of their entries, and leaves those of their later parts to `later`.
 *
 * @example
 * const loadMessages = (locale: string) => loadWords(locale, 'withdraw-form') // outside of render
 *
 * @throws TypeError when the kit has no widget of that name, or a file did not arrive.
 */
export const loadWords = known.loadWords
