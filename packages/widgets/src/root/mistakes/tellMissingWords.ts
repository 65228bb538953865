import { tellMistake } from '@onlend/core/internal'
import type { SpokenMessages } from '../../words/Messages.ts'

/** Tells of a language that no words are there for: widgets speak English under it, and a screen reader reads that aloud in the other language. */
export function tellMissingWords(locale: string, messages: SpokenMessages): void {
  const [language = locale] = locale.split('-')
  if (language === 'en' || messages[locale] !== undefined || messages[language] !== undefined) return
  tellMistake(
    `there are no words in "${locale}", so the widgets speak English under lang="${locale}". Give <TenantRoot> loadMessages of @onlend/widgets/locales, or <LendingRoot> messages={await loadMessages('${language}')}; for a language that the kit lacks, give messages of your own.`,
  )
}
