import type { Messages } from '../packages/widgets/src/words/Messages.ts'

const none: Messages = {}
const languages = ['ar', 'fr', 'ha', 'ig', 'pt', 'sw', 'yo']

/** The kit's words in the language of the toolbar; English comes with the widgets. A page of stories loads only what it shows. */
export async function storyMessages(locale: string): Promise<Messages> {
  const [language = locale] = locale.split('-')
  if (!languages.includes(language)) return none
  const catalogues: Messages = await import(`../packages/widgets/src/locales/${language}.ts`)
  return { [language]: catalogues[language] ?? {} }
}
