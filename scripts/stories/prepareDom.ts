import { setProjectAnnotations } from '@storybook/react-vite'
import { configure, getConfig, prettyDOM } from 'storybook/test'
import { afterEach, beforeAll, vi } from 'vitest'
import preview from '../../.storybook/preview.tsx'

configure({
  // A query that waits looks many times: its last look alone writes the document down.
  getElementError(message, container) {
    const config: object = getConfig()
    const isWaiting =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
    return new Error(isWaiting ? `${message}` : `${message}\n\n${prettyDOM(container)}`)
  },
})

const showroom = setProjectAnnotations([
  preview,
  {
    beforeEach: ({ userEvent }) => {
      const { type } = userEvent
      // A text is entered at once: each key would render the whole form, several times. The stories that need a browser press each key.
      Object.assign(userEvent, {
        type: async (element: Element, text: string, options?: Parameters<typeof type>[2]) => {
          if (/[{[]/.test(text)) return type(element, text, options)
          await userEvent.click(element)
          await userEvent.paste(text)
        },
      })
    },
  },
])

beforeAll(showroom.beforeAll)

// A part that is still being fetched when the document goes would be lost for every file after it.
afterEach(() => vi.dynamicImportSettled())
