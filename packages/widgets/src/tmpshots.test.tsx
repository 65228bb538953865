import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { renderToString } from 'react-dom/server'
import { test } from 'vitest'
import { buildStyles } from '../build/buildStyles.ts'
import { openBrowser } from '../build/openBrowser.ts'
import { KeyParts } from './host-css/fixtures/KeyParts.tsx'
import { LendingRoot } from './root/LendingRoot.tsx'
import { createTheme } from './theme/createTheme.ts'
import sahel from './stories/brands/sahel.json'
test('shots', async () => {
  const browser = await openBrowser()
  const css = buildStyles().plain
  for (const [name, root, ctx, media] of [
    ['light', { scheme: 'light' }, {}, null],
    ['dark', { scheme: 'dark' }, {}, null],
    ['rtl-sahel', { scheme: 'light', dir: 'rtl', theme: createTheme(sahel) }, {}, null],
    ['forced', { scheme: 'light' }, { forcedColors: 'active', colorScheme: 'dark' }, null],
    ['print', { scheme: 'dark' }, {}, 'print'],
    ['touch', { scheme: 'light', density: 'compact' }, { hasTouch: true, isMobile: true }, null],
  ] as any) {
    const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
    const html = renderToString(<LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}><LendingRoot {...root}><KeyParts /></LendingRoot></LendingProvider>)
    const context = await browser.newContext({ viewport: { width: 420, height: 800 }, ...ctx })
    const page = await context.newPage()
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><style>${css}</style><body style="margin:12px">${html}`)
    if (media) await page.emulateMedia({ media })
    await page.screenshot({ path: `/tmp/d/shots/${name}.png`, fullPage: true })
    await context.close()
  }
  await browser.close()
}, 100000)
