import { chooseLocale, type Messages } from '@onlend/widgets'
import { loadMessages } from '@onlend/widgets/locales'
import type { PageBoot } from '../boot/PageBoot.ts'

/** The kit's words in the language that the page is drawn in, which must be here before the page is. */
export async function bootWords({ tenant, preferences }: PageBoot): Promise<Messages> {
  const locale = chooseLocale({ chosen: preferences.locale, config: tenant })
  const words = await loadMessages(locale)
  // A language that the kit does not have is English, and there is nothing to wait for.
  return { [locale]: {}, ...words }
}
