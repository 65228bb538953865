/// <reference types="vite/types/importMeta.d.ts" />
import { reviewedLocales, toSoundLocale, importNamed } from '@onlend/core/internal'
import type { Messages } from '../words/Messages.ts'
import { type WordGroup, wordGroups } from '../words/wordGroups.ts'

// The languages are the folders beside this file; each group of words is a file of its folder.
const files = import.meta.glob<{ default: Messages[string] }>('./*/*.json')

/** The languages of the kit, BCP 47, sorted; English comes with the widgets. */
export const locales: readonly string[] = [
  ...new Set(['en', ...Object.keys(files).map((file) => file.split('/')[1] ?? '')]),
].sort()

/** Whether readers have accepted every sentence of a language. A relay offers an `unreviewed` one only with its option `unreviewedLocales`. */
export type LocaleStatus = 'reviewed' | 'unreviewed'

/**
 * The status of a language, in any of its regions, for a menu that offers it.
 *
 * @example
 * getLocaleStatus('tw-GH') // 'unreviewed'
 */
export function getLocaleStatus(locale: string): LocaleStatus {
  return reviewedLocales.includes(locale.split('-')[0] ?? '') ? 'reviewed' : 'unreviewed'
}

/**
 * A language by the name that it gives itself, such as `Français`.
 *
 * @example
 * getLanguageName('fr') // 'Français'
 */
export function getLanguageName(locale: string): string {
  // `Intl` knows Twi only as Akan, the language that it belongs to.
  const isTwi = locale.split('-')[0] === 'tw'
  const name = isTwi ? 'Twi' : (new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/**
 * Fetches the kit's words in a language, for any of its regions: those of some groups, or all. For English, and for a language that the kit
 * does not have, the result is empty.
 *
 * @param groups - The groups of the widgets on the page: `reads` has cards, tables, the dashboard and the words of every widget. @default all
 *
 * @example
 * <TenantRoot loadMessages={loadMessages}><LendingDashboard /></TenantRoot>
 *
 * @throws TypeError when a file did not arrive.
 */
export async function loadMessages(locale: string, ...groups: WordGroup[]): Promise<Messages> {
  const language = toSoundLocale(locale)?.split('-')[0] ?? 'en'
  const wanted = groups.length > 0 ? groups : (Object.keys(wordGroups) as WordGroup[])
  const parts = await Promise.all(wanted.map((group) => loadGroup(language, group)))
  return parts.includes(null) ? {} : { [language]: Object.assign({}, ...parts) }
}

function loadGroup(language: string, group: WordGroup): Promise<Messages[string]> | null {
  const file = `./${language}/${group}.json`
  const load = Object.hasOwn(files, file) ? files[file] : undefined
  return load ? importNamed(load, 'default') : null
}
