import { loadWords } from '@onlend/widgets/locales'
import type { WidgetMessages } from '@onlend/widgets'

/** The kit's words in a language, of no widget yet: each page asks for those of its own, and English comes with the widgets. */
export function loadMessages(locale: string): Promise<WidgetMessages> {
  return loadWords(locale)
}
