// Takes the pictures of the widgets for their pages, light and dark, from the scenes of the showroom's gallery: `pnpm --filter @onlend/app-docs run pictures [entry]`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { readElements } from '../../../packages/elements/build/readElements.ts'
import { bundleScene } from '../../../packages/widgets/build/bundleScene.ts'
import { openBrowser } from '../../../packages/widgets/build/openBrowser.ts'
import { allStyles } from '../../../packages/widgets/test/allStyles.ts'
import { hasPicture } from './hasPicture.ts'

const app = join(import.meta.dirname, '..')
const folder = join(app, 'pictures')
const origin = 'https://pictures.test'
/** CSS pixels of a picture: a large phone. */
const viewport = { width: 420, height: 900 }
const mostHeight = 640
/** Milliseconds between two looks at a page that may still change. */
const pause = 250

const ground = readFileSync(join(app, '../../.storybook/story-ground.css'), 'utf8')
const html = `<!doctype html><html lang="en"><head><title>Widget</title><meta name="color-scheme" content="light dark"><style>body{margin:0}${allStyles().plain}${ground}</style><script type="module" src="/entry.js"></script></head><body><div id="app"></div></body></html>`
const scripts = await bundleScene(join(app, 'live/pictureScene.tsx'))
const [only] = process.argv.slice(2)
if (only === undefined) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
const entries = readElements().widgets.map(({ tag }) => tag.replace(/^onlend-/, ''))
for (const entry of entries.filter((name) => hasPicture(name) && (only === undefined || name === only)))
  for (const [colorScheme, picture] of await takePictures(browser, entry))
    writeFileSync(join(folder, `${entry}-${colorScheme}.webp`), picture)
await browser.close()

async function takePictures(from: Browser, entry: string): Promise<Map<string, Buffer>> {
  const context = await from.newContext({
    ...{ viewport, reducedMotion: 'reduce', deviceScaleFactor: 1.5, timezoneId: 'Africa/Lagos' },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.route(`${origin}/**`, (route) => {
    const script = scripts.get(new URL(route.request().url()).pathname.slice(1))
    return route.fulfill(
      script === undefined
        ? { contentType: 'text/html; charset=utf-8', body: html }
        : { contentType: 'text/javascript', body: script },
    )
  })
  await page.goto(`${origin}/#${entry}`)
  // Settled: rendered, not busy, and the same in two looks.
  await page.waitForFunction(
    () => {
      const place = document.querySelector('.story-ground-column')
      const now = place?.innerHTML ?? ''
      const isSame = now !== '' && document.body.dataset['before'] === now
      document.body.dataset['before'] = now
      return isSame && !place?.querySelector('[aria-busy="true"], .ol-Skeleton')
    },
    null,
    { polling: pause },
  )
  const box = await page.locator('.story-ground').boundingBox()
  const height = Math.min(Math.ceil(box?.height ?? mostHeight), mostHeight)
  const pictures = new Map<string, Buffer>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const png = await page.screenshot({
      ...{ animations: 'disabled', caret: 'hide', fullPage: true },
      clip: { x: 0, y: 0, width: viewport.width, height },
    })
    pictures.set(colorScheme, Buffer.from(await page.evaluate(toWebp, png.toString('base64')), 'base64'))
  }
  await context.close()
  return pictures
}

/** Turns a PNG into WebP, in the page. */
async function toWebp(png: string): Promise<string> {
  const picture = await createImageBitmap(
    new Blob([Uint8Array.from(atob(png), (character) => character.charCodeAt(0))]),
  )
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })).arrayBuffer(),
  )
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
