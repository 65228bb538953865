import type { Browser, Page } from 'playwright'
import { createDice, type Dice } from './createDice.ts'
import {
  choose,
  type DrivenControl,
  type DrivenLook,
  findPlace,
  lookAtPage,
  rememberPresses,
  wasHit,
} from './drivenControls.ts'
import { drivenForms } from './drivenForms.tsx'
import { listDays, listTexts } from './drivenTexts.ts'
import type { DrivenPages } from './openDrivenPages.ts'

type DriveOptions = {
  browser: Browser
  pages: DrivenPages
  seed: number
  /** Steps on one page: a group of keys, a choice, a tick, a part of a date or a press each. */
  steps: number
  /** Whether answers and scripts take seconds and processors are slow; else only moments. */
  isSlow: boolean
}

/** The result of a drive: one sentence for each loss. */
export type Drive = { conditions: string; steps: number; losses: string[] }

const pauses = { short: [0, 0, 15, 60], long: [0, 0, 30, 120, 400] }

/** As far as two ways of writing are the same: spaces, marks, capitals and no kobo aside. */
const plain = (text: string) =>
  text
    .replace(/[.,]00$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Drives one form as a person in a hurry, and finds the actions whose result is lost afterwards. */
export async function driveForm({ browser, pages, seed, steps, isSlow }: DriveOptions): Promise<Drive> {
  const dice = createDice(seed)
  const names = Object.keys(drivenForms)
  const form = names[seed % names.length] ?? ''
  const width = dice.pick([360, 1280])
  const isServed = dice.isLess(0.6)
  const isPrefetched = isServed && dice.isLess(0.5)
  const isInHost = dice.isLess(0.25)
  const scriptMs = dice.pick(isSlow ? [0, 300, 1_000, 2_000, 5_000] : [0, 150, 400, 800])
  const rate = dice.pick(isSlow ? [1, 1, 4, 6, 20] : [1, 1, 4])
  const reads = isSlow ? [0, 20, 200, 800, 2_000] : [0, 20, 100, 300]
  const drawn = isServed ? (isPrefetched ? 'served with its reads' : 'served') : 'drawn by the script'
  const conditions = `seed ${seed}: ${form}, ${width} px, ${drawn}${isInHost ? ' in a form of the host' : ''}, script after ${scriptMs} ms, processor ${rate} times slower`
  const { url, relay } = await pages.add({
    ...{ form, isServed, isPrefetched, isInHost, scriptMs },
    readMs: () => dice.pick(reads),
  })
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await context.addInitScript(rememberPresses)
  const page = await context.newPage()
  const drive: Drive = { conditions, steps: 0, losses: [] }
  const lose = (what: string) => drive.losses.push(`${what}, by step ${drive.steps}`)
  page.on('pageerror', (error) => lose(`an error: ${error.message}`))
  try {
    if (rate > 1) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    }
    await page.goto(url, { waitUntil: 'commit' })
    const driver = createDriver({ page, dice, lose, timeout: 15_000 + rate * 1_000 })
    await driver.untilLook(({ controls }) => controls.length > 0, 30_000)
    while (drive.steps < steps) {
      await page.waitForTimeout(dice.pick(isSlow ? pauses.long : pauses.short))
      if (dice.isLess(0.15)) {
        const how = dice.pick(['read', 'draw', 'stage', 'drop'] as const)
        if (how === 'stage') void relay.stageFile({ slot: 'cac_document' })
        else if (how === 'drop') relay.dropStreams()
        else
          await page.evaluate(
            (kind) => (globalThis as unknown as { disturb?: (how: string) => void }).disturb?.(kind),
            how,
          ) // left by the entry
      }
      drive.steps += 1
      await driver.step()
    }
    await driver.finish()
  } finally {
    await context.close()
  }
  return drive
}

type DriverOptions = {
  page: Page
  dice: Dice
  lose: (what: string) => void
  /** Milliseconds after which a missing result counts as lost. */
  timeout: number
}

type Driver = {
  untilLook: (isRight: (look: DrivenLook) => boolean, timeout?: number) => Promise<boolean>
  step: () => Promise<void>
  /** Waits for the script, completes the form and compares it with its review. */
  finish: () => Promise<void>
}

/** A promise to the person: what holds of the page once everything has arrived. */
type Promised = { said: string; holds: (look: DrivenLook) => boolean }

function createDriver({ page, dice, lose, timeout }: DriverOptions): Driver {
  const promised = new Map<string, Promised>()
  const untilLook: Driver['untilLook'] = async (isRight, longest = timeout) => {
    for (const end = Date.now() + longest; ; ) {
      if (isRight(await lookAtPage(page))) return true
      if (Date.now() > end) return false
      await page.waitForTimeout(50)
    }
  }
  const settle = async () => {
    const broken = (look: DrivenLook) => [...promised].filter(([, { holds }]) => !holds(look))
    if (await untilLook((look) => broken(look).length === 0)) return
    const look = await lookAtPage(page)
    for (const [key, { said }] of broken(look)) {
      lose(
        `${said}, and there is “${look.controls.find((control) => control.key === key)?.value ?? look.title}”`,
      )
      promised.delete(key)
    }
  }
  const promise = (control: DrivenControl, value: string, look: DrivenLook) => {
    const { key, kind } = control
    const isSame = (found: string) => (kind === 'text' ? plain(found) === plain(value) : found === value)
    promised.set(key, {
      said: `${kind} “${key}” was made “${value}” ${look.isTaken ? 'with' : 'before'} the script`,
      holds: ({ controls }) => {
        const same = controls.filter((one) => one.key === key)
        return same.length === 0 || same.some((one) => isSame(one.value))
      },
    })
  }
  const promisePress = ({ key, options: [text = ''] }: DrivenControl, look: DrivenLook) => {
    const said = `“${text}” was pressed ${look.isTaken ? 'with' : 'before'} the script`
    switch (key) {
      case 'RequestDrawdownForm.pick':
      case 'AmountField.offer': {
        const amount = /[\d,]+(?:\.\d+)?(?!.*\d)/.exec(text)?.[0] ?? ''
        promised.set('amount', {
          said,
          holds: ({ controls }) =>
            controls.every((one) => one.key !== 'amount' || plain(one.value) === plain(amount)),
        })
        return
      }
      case 'Assessment.part':
      case 'Assessment.next':
        promised.set('place', { said, holds: ({ title }) => text.includes(title) })
        return
      case 'RegisterTransactionsForm.addInstalment': {
        const count = ({ controls }: DrivenLook) =>
          controls.filter((one) => one.key.endsWith('dueDate')).length
        const before = count(look)
        promised.set('rows', { said, holds: (now) => count(now) === 0 || count(now) > before })
        return
      }
      case 'BankPicker.notListed':
      case 'ReconcileRepaymentsForm.otherWay':
        // A list does not keep a typed value.
        for (const name of ['bankCode', 'reference']) promised.delete(name)
        promised.set(key, {
          said,
          holds: ({ controls }) => controls.every((one) => one.key !== key || one.options[0] !== text),
        })
        return
      case 'Form.submit':
        promised.set('submit', {
          said,
          holds: (now) => now.review !== null || now.title !== look.title || now.errors !== '',
        })
    }
  }

  const act = async (look: DrivenLook, at: number, value?: string) => {
    const control = look.controls[at]
    if (!control) return
    const { kind, options } = control
    // A press on another field cancels a submit that the form has not answered.
    if (kind !== 'press') promised.delete('submit')
    if (kind === 'select' || kind === 'day') {
      const chosen = value ?? dice.pick(kind === 'day' ? listDays(control.key) : options)
      if (await choose(page, at, chosen)) promise(control, chosen, look)
      return
    }
    const place = await findPlace(page, at)
    if (!place) return
    await page.mouse.click(place.x, place.y)
    if (!(await wasHit(page, at))) return
    if (kind === 'press') promisePress(control, look)
    if (kind === 'radio') promise(control, options[0] ?? '', look)
    if (kind === 'tick') promise(control, String(control.value !== 'true'), look)
    if (kind === 'text') {
      const text = value ?? dice.pick([...listTexts(control), ''])
      await page.keyboard.press('Control+A')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.type(text, { delay: dice.pick([0, 0, 5, 25]) })
      promise(control, text, look)
    }
  }

  /** A page that was gone on from, or a review, ends what its submit promised. */
  const closeReview = async () => {
    await page.keyboard.press('Escape')
    await untilLook(({ review }) => review === null)
  }

  return {
    untilLook,
    step: async () => {
      const look = await lookAtPage(page)
      if (look.isTaken && promised.has('submit')) {
        await settle()
        promised.delete('submit')
      }
      if (look.review !== null) return closeReview()
      // Fields more often than buttons.
      const fields = look.controls.flatMap(({ kind }, at) => (kind === 'press' ? [] : [at]))
      const presses = look.controls.flatMap(({ kind }, at) => (kind === 'press' ? [at] : []))
      const from = fields.length === 0 || (presses.length > 0 && dice.isLess(0.2)) ? presses : fields
      if (from.length === 0) return
      await act(look, dice.pick(from))
      if (look.isTaken && dice.isLess(0.2)) await settle()
    },
    finish: async () => {
      if (!(await untilLook(({ isTaken }) => isTaken, 60_000))) return lose('the script never took over')
      await settle()
      promised.delete('submit')
      if ((await lookAtPage(page)).review !== null) await closeReview()
      await complete()
    },
  }

  async function complete(): Promise<void> {
    for (let pageCount = 0; pageCount < 8; pageCount += 1) {
      let look = await lookAtPage(page)
      // The documents of an assessment are no business of this driver.
      if (look.controls.every(({ key }) => key !== 'Form.submit') || look.title.includes('Check')) return
      // A reference that no list offers is typed by hand, and so is a bank.
      const byHand = look.controls.findIndex(
        ({ key, options }) => key.endsWith('otherWay') && /^Enter the reference$/.test(options[0] ?? ''),
      )
      if (byHand >= 0) {
        await act(look, byHand)
        await untilLook(({ controls }) => controls.some(({ key }) => key === 'reference'))
        look = await lookAtPage(page)
      }
      for (let at = 0; at < look.controls.length; at += 1) {
        const control = look.controls[at]
        if (!control) break
        const { kind, key, options } = control
        const isChosen = look.controls.some((one) => one.key === key && one.value !== '')
        if (kind === 'press' || kind === 'tick' || isChosen) continue
        await act(
          look,
          at,
          kind === 'text' ? listTexts(control)[0] : kind === 'day' ? listDays(key)[0] : options.at(-1),
        )
        look = await lookAtPage(page)
      }
      await settle()
      look = await lookAtPage(page)
      const { title, controls } = look
      await act(
        look,
        controls.findIndex(({ key }) => key === 'Form.submit'),
      )
      await untilLook((now) => now.review !== null || now.title !== title || now.errors !== '')
      promised.delete('submit')
      const now = await lookAtPage(page)
      if (now.review !== null) {
        const said = plain(now.review)
        for (const { key, kind, value } of controls)
          if (kind === 'text' && value !== '' && !said.includes(plain(value).replace(/^0(?=803)/, '')))
            lose(`the review lacks “${value}” of “${key}”`)
        return
      }
      if (now.title === title) return lose(`the form could not be completed: ${now.errors}`)
    }
  }
}
