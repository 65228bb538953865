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

const showroom = setProjectAnnotations(preview)

beforeAll(showroom.beforeAll)

// A part that is still being fetched when the document goes would be lost for every file after it.
afterEach(() => vi.dynamicImportSettled())
