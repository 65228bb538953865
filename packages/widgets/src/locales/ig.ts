import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './ig.json'

/** Every word of the kit in Igbo: `<LendingRoot locale="ig" messages={ig}>`. */
export const ig: Messages = { ig: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: ig, later: async () => ({}) }
}
