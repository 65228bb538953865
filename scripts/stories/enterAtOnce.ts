import type { userEvent as user } from 'storybook/test'

/**
 * Enters a text at once, as a paste: each key would render the whole form, several times. For plays whose fact is no key; those tagged
 * `needs-browser` press each.
 */
export function enterAtOnce(userEvent: ReturnType<typeof user.setup>): void {
  const { type } = userEvent
  Object.assign(userEvent, {
    type: async (element: Element, text: string, options?: Parameters<typeof type>[2]) => {
      if (/[{[]/.test(text)) return type(element, text, options)
      await userEvent.click(element)
      await userEvent.paste(text)
    },
  })
}
