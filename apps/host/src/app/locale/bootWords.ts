import { chooseLocale, type TenantRootProps } from '@onlend/widgets'
import { loadMessages } from '@onlend/widgets/locales'
import type { PageBoot } from '../boot/PageBoot.ts'

/** The kit's words that are here before a page is drawn, and the groups that they are; without groups they are all. */
export type BootWords = Pick<TenantRootProps, 'words' | 'wordGroups'>

/** The kit's words of some groups, or all, in the language that a page is drawn in: they must be here before the page is. */
export async function bootWords(boot: PageBoot, groups?: BootWords['wordGroups']): Promise<BootWords> {
  const locale = chooseLocale({ chosen: boot.preferences.locale, config: boot.tenant })
  // A language that the kit does not have is English, and there is nothing to wait for.
  if (groups?.length === 0) return { words: { [locale]: {} }, wordGroups: groups }
  const words = { [locale]: {}, ...(await loadMessages(locale, ...(groups ?? []))) }
  return groups ? { words, wordGroups: groups } : { words }
}
