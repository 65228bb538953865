/// <reference types="vite/client" />
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import template from '../../build/words/readerPage.html?raw'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="360" height="900"/>'
const sentences = [
  {
    ...{ key: 'paid', english: 'You paid {amount}', text: 'Wotuaa {amount}', shown: 'a', money: true },
    at: ['screen', 20, 500, 200, 24],
  },
  { key: 'retry', english: 'Try again', text: 'San sɔ hwɛ', shown: 'b', money: false },
]
const images = { screen: { src: picture, width: 360, height: 900 } }
const html = template.replace('/* data */ null', () =>
  JSON.stringify({ locale: 'tw', sentences, images }).replaceAll('<', '\\u003c'),
)
let frame: HTMLIFrameElement

/** Opens the page, as a reader's phone does with the file. */
async function open(): Promise<void> {
  frame = document.createElement('iframe')
  frame.style.cssText = 'width:360px;height:740px;border:0'
  frame.title = 'readers'
  frame.srcdoc = html
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.replaceChildren(frame)
  await loaded
}

const button = (name: string) => page.frameLocator(page.getByTitle('readers')).getByRole('button', { name })
const text = () => frame.contentDocument?.body.textContent ?? ''

beforeEach(() => localStorage.removeItem('onlend-reader-tw'))
afterEach(() => frame.remove())

test('a reader confirms, corrects and skips on a phone, comes back to it, and takes one file away', async () => {
  await page.viewport(400, 800)
  await open()
  const inside = page.frameLocator(page.getByTitle('readers'))
  await userEvent.fill(inside.getByLabelText('Your name'), 'Ama')
  await userEvent.click(button('Begin'))

  // The sentence about money comes first, with its screen, and fits the phone.
  expect(text()).toContain('0 of 2 read, about money 0 of 1')
  await expect.poll(() => frame.contentDocument?.querySelector('#picture')?.scrollTop).toBeGreaterThan(100)
  expect(frame.contentDocument?.documentElement.scrollWidth).toBe(360)

  // A correction keeps what the kit fills in.
  await userEvent.click(button('Wotuaa {amount}'))
  await userEvent.fill(inside.getByRole('textbox'), 'Woatua')
  await userEvent.click(button('Use this'))
  expect(text()).toContain('Keep each of these as it is: {amount}')
  await userEvent.fill(inside.getByRole('textbox'), 'Woatua {amount}')
  await userEvent.click(button('Use this'))
  expect(text()).toContain('1 of 2 read, about money 1 of 1')

  // A skipped sentence comes again, and a closed page goes on where it was.
  await userEvent.click(button('Skip'))
  await open()
  expect(text()).toContain('1 of 2 read')
  await userEvent.click(button('Right'))
  expect(text()).toContain('All read')

  // A download would leave the test's browser with a dialog: the file is read where it is made.
  const made: Blob[] = []
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!view) throw new Error('The page has no window')
  view.URL.createObjectURL = (file) => {
    if (file instanceof view.Blob) made.push(file)
    return '#'
  }
  await userEvent.click(button('Save my answers'))
  expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual({
    locale: 'tw',
    reader: 'Ama',
    answers: {
      paid: { shown: 'a', text: 'Woatua {amount}' },
      retry: { shown: 'b', text: 'San sɔ hwɛ' },
    },
  })
})
