import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './pt.json'

/** Every word of the kit in Portuguese: `<LendingRoot locale="pt" messages={pt}>`. */
export const pt: Messages = { pt: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: pt, later: async () => ({}) }
}
