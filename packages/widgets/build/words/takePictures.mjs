import { openBrowser } from '../openBrowser.ts'

/** The longest picture, in pixels: what stands below it is not marked. */
const tallest = 2_400

/**
 * Finds each sentence on the screens of a running Storybook, drawn in its language on a phone, and takes one picture of each story that shows a new one.
 *
 * @param stories - A part of a story's id, such as `withdraw`. @default all
 */
export async function takePictures({ address, locale, words, stories = '', log = console.log }) {
  const ids = await listStories(address, stories)
  const sought = Object.entries(words).flatMap(([key, message]) =>
    (typeof message === 'string' ? [message] : Object.values(message)).map((text) => [
      key,
      ...toPattern(text),
    ]),
  )
  const browser = await openBrowser()
  const pictures = { images: {}, at: {} }
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    await page.goto(`${address}/iframe.html?id=${ids[0]}&viewMode=story`, {
      timeout: 300_000,
    })
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, null, { timeout: 300_000 })
    for (const [at, id] of ids.entries()) {
      await page.evaluate(showStory, { id, locale }).catch(() => undefined)
      const found = await page.evaluate(findSentences, { sought, tallest }).catch(() => [])
      const fresh = found.filter(([key]) => !(key in pictures.at))
      if (fresh.length === 0) continue
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const shot = await page.screenshot({
        type: 'jpeg',
        quality: 40,
        fullPage: true,
        clip: { x: 0, y: 0, width: 360, height: Math.min(height, tallest) },
      })
      pictures.images[id] = {
        src: `data:image/jpeg;base64,${shot.toString('base64')}`,
        width: 360,
        height: Math.min(height, tallest),
      }
      for (const [key, ...box] of fresh) pictures.at[key] = [id, ...box]
      log(`${at + 1} of ${ids.length}: ${id}, ${Object.keys(pictures.at).length} sentences`)
    }
  } finally {
    await browser.close()
  }
  return pictures
}

async function listStories(address, part) {
  const index = await fetch(`${address}/index.json`).catch(() => null)
  if (!index?.ok)
    throw new Error(
      `No Storybook answers at ${address}: start it with \`pnpm storybook\`, or leave the pictures out with --without-pictures.`,
    )
  const { entries } = await index.json()
  const ids = Object.values(entries).flatMap(({ id, type, title }) =>
    type === 'story' && !/^(?:Gallery|Hooks|Brand\/)/.test(title) && id.includes(part) ? [id] : [],
  )
  if (ids.length === 0) throw new Error(`No story has “${part}” in its id.`)
  return ids
}

/** A sentence as the text that stands on a page, or as a pattern where it has places. */
function toPattern(text) {
  if (!/\{\w+\}/.test(text)) return [text, false]
  const literal = text.replaceAll(/\{\w+\}/g, '')
  // A pattern of a place and two letters would match everything on a page.
  if (literal.replaceAll(/\P{L}/gu, '').length < 5) return [null, false]
  const pattern = text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.{1,60}?')
  return [`^${pattern}$`, true]
}

/**
 * Plays a story in English, in which its play finds what it presses, and then gives it its language in place. A new page for each would load a thousand
 * modules again.
 */
async function showStory({ id, locale }) {
  const { channel } = window.__STORYBOOK_PREVIEW__
  const happens = (events, start) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        for (const event of events) channel.off(event, end)
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }
      const timer = setTimeout(end, 15_000)
      for (const event of events) channel.on(event, end)
      start()
    })
  const ends = ['storyFinished', 'storyErrored', 'storyMissing', 'playFunctionThrewException']
  channel.emit('updateGlobals', { globals: { locale: 'en' } })
  await happens(ends, () => channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' }))
  await happens(['storyRendered', 'storyErrored'], () =>
    channel.emit('updateGlobals', { globals: { locale } }),
  )
}

/** Each sentence that the page shows, with the box of the smallest element that says it. */
function findSentences({ sought, tallest }) {
  const said = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, .sb-wrapper, .sb-preparing-story') || element.childElementCount > 8)
      continue
    const box = element.getBoundingClientRect()
    const y = box.y + scrollY
    if (
      box.width < 8 ||
      box.height < 8 ||
      y < 0 ||
      y + box.height > tallest ||
      box.x < 0 ||
      box.x + box.width > 361
    )
      continue
    const texts = [
      element.textContent,
      element.getAttribute('placeholder'),
      element.getAttribute('aria-label'),
    ]
    for (const text of texts) {
      const plain = text
        ?.replaceAll(/[\u2066-\u2069\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))
        .replaceAll(/\s+/g, ' ')
        .trim()
      // The innermost of nested elements comes last.
      if (plain && plain.length < 400) said.set(plain, [box.x, y, box.width, box.height].map(Math.round))
    }
  }
  const found = []
  for (const [key, text, isPattern] of sought) {
    if (text === null) continue
    const pattern = isPattern ? new RegExp(text, 'u') : null
    const hit = pattern ? [...said].find(([one]) => pattern.test(one))?.[1] : said.get(text)
    if (hit) found.push([key, ...hit])
  }
  return found
}
