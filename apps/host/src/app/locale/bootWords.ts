import { chooseLocale, type WidgetMessages } from '@onlend/widgets'
import { loadWords } from '@onlend/widgets/locales'
import type { PageBoot } from '../boot/PageBoot.ts'
import { findWidgets } from '../pages/findWidgets.ts'

/** The kit's words, of what is drawn, in the language that the page is drawn in: they must be here before the page is. */
export async function bootWords({ tenant, preferences, account, pages }: PageBoot): Promise<WidgetMessages> {
  const locale = chooseLocale({ chosen: preferences.locale, config: tenant })
  const { messages, ...rest } = await loadWords(locale, ...findWidgets(pages, account))
  // A language that the kit does not have is English, and there is nothing to wait for.
  return { messages: { [locale]: {}, ...messages }, ...rest }
}
