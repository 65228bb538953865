import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStyles } from '../../build/buildStyles.ts'
import { bundleScene } from '../../build/bundleScene.ts'
import { openBrowser } from '../../build/openBrowser.ts'
import { takeThird } from '../../build/takeThird.ts'
import { pressScenes } from '../../test/forms/pressScenes.tsx'

/** Texts by field. Leaving the field after them draws each of its notes and errors: the first text draws one, the last is right again. */
const typed: Readonly<Record<string, readonly string[]>> = {
  amount: ['5000000', '1.500', 'abc', '', '5000'],
  amountPayable: ['1.500', 'abc', '', '275000'],
  financedAmount: ['900000', '1.500', '', '250000'],
  accountNumber: ['12345', '0123456787', '0123456799', '', '0123456786'],
  accountName: ['', 'Ngozi Bello'],
  mobileNumber: ['0803', '+233 24 123 4567', '0123456789012345', '', '0803 123 4567'],
  phone: ['0803', '+233 24 123 4567', '0123456789012345', '', '0803 123 4567'],
  reference: ['NOWHERE-1', '', 'INV-2025-0001'],
  idValue: ['123', '', '02212345678'],
  idNumber: ['123', '', '02212345678'],
  nin: ['123', '12345678901', ''],
  businessName: ['', 'Adaeze Foods Ltd', 'Kunle Cold Chain'],
  taxId: ['', '00123456-0001'],
  website: ['not a page', '', 'kunle-cold-chain.example'],
  email: ['accounts@adaeze-foods.example.com', 'nobody', 'owner@kunle-cold-chain.example'],
  tenor: ['0', '', '60'],
  'DateParts-year': ['2024', '1850', '1990'],
  'DateParts-month': ['13', '2'],
  'DateParts-day': ['32', '3'],
}

/**
 * What may move at once with the key, which counts for no layout shift: there is room for two lines on a phone, and a third, of a long warning in a wide
 * font, moves what follows. Nothing may move later.
 */
const thirdLine = 0.017
/** Warnings about the limit and what a host estimates are longer than the room for them. On a busy machine the estimate goes and the error comes in two steps. */
const longer: Readonly<Record<string, number>> = {
  'request a drawdown': 0.022,
  'request a drawdown with an estimate': 0.104,
}

/** Three runs in a row press every form. */
const scenes = takeThird(Object.keys(pressScenes))

type Shift = { alone: number; afterInput: number }

let browser: Awaited<ReturnType<typeof openBrowser>>
let scripts: Map<string, string>
const styles = buildStyles()

beforeAll(async () => {
  browser = await openBrowser()
  scripts = await bundleScene(fileURLToPath(new URL('../../test/forms/pressEntry.tsx', import.meta.url)))
}, 90_000)

afterAll(() => browser.close())

async function open(scene: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // A busy machine takes its time.
  page.setDefaultTimeout(90_000)
  await page.route('https://host.example/**', (route) => {
    const script = scripts.get(new URL(route.request().url()).pathname.slice(1))
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Host</title><meta name="viewport" content="width=device-width"><style>${styles.plain}</style><script type="module" src="/entry.js"></script></head><body><div id="app"></div></body></html>`,
    })
  })
  await page.goto(`https://host.example/?shows=${encodeURIComponent(scene)}`)
  await page.waitForSelector('[data-ol-part="Form.submit"]')
  await settle(page)
  return page
}

/** Until the page has drawn the same for a while: notes of the form's own come at once, those that were looked up soon. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { document, requestAnimationFrame } = globalThis as unknown as Window & typeof globalThis // runs in the page
    const look = () => document.body.innerHTML
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const before = look()
    for (let frames = 0; frames < 4; frames += 1) await frame()
    return before === look() && !document.querySelector('.ol-Form [aria-busy="true"], .ol-Form .ol-Skeleton')
  })
}

type Field = { index: number; key: string; kind: string }
const fieldSelector =
  '.ol-Form :is(input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], [type="range"], [readonly], [role="combobox"]), textarea, select)'

function listFields(page: Page): Promise<Field[]> {
  return page.locator(fieldSelector).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      if (!element.checkVisibility()) return []
      const unit = element.closest('[data-ol-unit]')?.getAttribute('data-ol-unit')
      const key = unit ? `DateParts-${unit}` : (element.getAttribute('name') ?? '')
      return [{ index, key, kind: element.getAttribute('type') ?? element.localName }]
    }),
  )
}

/** What begins folded up can be filled in as well. */
async function unfold(page: Page): Promise<void> {
  for (const summary of await page.locator('.ol-Form details:not([open]) > summary').all())
    await summary.click()
  await settle(page)
}

async function fill(page: Page, { index, kind }: Field, text: string): Promise<void> {
  const input = page.locator(fieldSelector).nth(index)
  await input.focus()
  if (kind === 'select') await input.selectOption({ index: 1 })
  else await input.fill(text)
}

/** How often the form was tried: a press that counts does it once. */
function countTries(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { tries: number }).tries) // counted by the entry
}

const pointers = {
  mouse: async (page: Page) => ({
    down: async (x: number, y: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    up: () => page.mouse.up(),
  }),
  touch: async (page: Page) => {
    const session: CDPSession = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    return {
      down: async (x: number, y: number) => void (await send('touchStart', [{ x, y }])),
      up: async () => void (await send('touchEnd', [])),
    }
  },
}

/** Presses the main button while the field still has the focus; what went wrong, or nothing. */
async function press(
  page: Page,
  pointer: Awaited<ReturnType<(typeof pointers)['mouse']>>,
): Promise<string[]> {
  const button = page.locator('[data-ol-part="Form.submit"]').first()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The form has no main button.')
  const before = await countTries(page)
  await pointer.down(box.x + box.width / 2, box.y + box.height / 2)
  // What leaving the field draws may move the button from under the pointer.
  await settle(page)
  await pointer.up()
  // A press that is lost never comes: it is looked for no longer than a click may take.
  await page
    .waitForFunction((tried) => (globalThis as unknown as { tries: number }).tries > tried, before, {
      timeout: 1_500,
    })
    .catch(() => undefined)
  const tries = (await countTries(page)) - before
  return tries === 1 ? [] : [`tried the form ${tries} times`]
}

/** Back to the page of the form where it was pressed. */
async function comeBack(page: Page, title: string): Promise<void> {
  if ((await page.locator('[role="alertdialog"]').count()) > 0) {
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role="alertdialog"]', { state: 'detached' })
  } else if (title !== (await readTitle(page))) await page.locator('[data-ol-part="Form.back"]').click()
  await settle(page)
}

async function readTitle(page: Page): Promise<string> {
  const title = page.locator('.ol-Form-pageTitle')
  return (await title.count()) === 0 ? '' : ((await title.textContent()) ?? '')
}

async function goOn(page: Page): Promise<boolean> {
  const before = await readTitle(page)
  await page.locator('[data-ol-part="Form.submit"]').first().press('Enter')
  await settle(page)
  return before !== (await readTitle(page))
}

test.concurrent.each(scenes)(
  '%s: the main button takes the first press of a mouse and of a finger, whichever field was left for it',
  async (scene) => {
    const page = await open(scene)
    const fingers = [await pointers.mouse(page), await pointers.touch(page)]
    const wrong: string[] = []
    let pages = 0
    do {
      const title = await readTitle(page)
      await unfold(page)
      for (const [at, field] of (await listFields(page)).entries()) {
        const before = await page.locator(fieldSelector).nth(field.index).inputValue()
        // A note comes with the first text and goes with the second; the next test leaves each field with every text. Mouse and finger in turns.
        for (const [turn, text] of [typed[field.key]?.[0] ?? before, before].entries()) {
          await fill(page, field, text)
          await settle(page)
          // There are two.
          for (const what of await press(page, fingers[(pages + at + turn) % 2] as (typeof fingers)[number]))
            wrong.push(`${title} ${field.key || field.kind} “${text}” ${what}`)
          await comeBack(page, title)
        }
      }
      pages += 1
    } while (await goOn(page))
    await page.context().close()
    expect(wrong).toEqual([])
  },
  480_000,
)

test.concurrent.each(scenes)(
  '%s: what leaving a field draws has its place already, and nothing comes later than the key',
  async (scene) => {
    const page = await open(scene)
    const takeShift = () =>
      page.evaluate(() => (globalThis as unknown as { takeShift: () => Shift }).takeShift()) // left by the entry
    const wrong: string[] = []
    do {
      const title = await readTitle(page)
      await unfold(page)
      for (const field of await listFields(page)) {
        const before = await page.locator(fieldSelector).nth(field.index).inputValue()
        for (const text of [...(typed[field.key] ?? []), before]) {
          await fill(page, field, text)
          await settle(page)
          await takeShift()
          await page.keyboard.press('Tab')
          await settle(page)
          const { alone, afterInput } = await takeShift()
          if (alone > 0 || afterInput > (longer[scene] ?? thirdLine))
            wrong.push(
              `${title} ${field.key || field.kind} “${text}” ${alone} alone, ${afterInput} after the key`,
            )
        }
      }
    } while (await goOn(page))
    await page.context().close()
    expect(wrong).toEqual([])
  },
  480_000,
)
