import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './fr.json'

/** Every word of the kit in French: `<LendingRoot locale="fr" messages={fr}>`. */
export const fr: Messages = { fr: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: fr, later: async () => ({}) }
}
