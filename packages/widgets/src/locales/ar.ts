import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './ar.json'

/** Every word of the kit in Arabic: `<LendingRoot locale="ar" messages={ar}>`. */
export const ar: Messages = { ar: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: ar, later: async () => ({}) }
}
