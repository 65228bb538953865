import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../../ui/Button.tsx'
import { LendingRoot, type LendingRootProps } from '../LendingRoot.tsx'
import kitSheet from '../../styles.css?inline'

const said = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line))
const sheets: HTMLStyleElement[] = []

function addSheet(css: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  sheets.push(sheet)
}

function draw(props: LendingRootProps = {}, inside: ReactNode = <Button part="Form.submit">Send</Button>) {
  return render(<LendingRoot {...props}>{inside}</LendingRoot>)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  for (const sheet of sheets.splice(0)) sheet.remove()
  vi.restoreAllMocks()
})

test('a missing stylesheet is told once, with the import', async () => {
  // Other test files of this page have brought theirs, written or adopted.
  const theirs = [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled)
  for (const sheet of theirs) sheet.disabled = true
  draw()
  draw()
  await vi.waitFor(() => expect(said()).toHaveLength(1), { timeout: 10_000 })
  for (const sheet of theirs) sheet.disabled = false
  expect(said()[0]).toContain("Import '@onlend/widgets/styles.css' once")
})

test('a class that loses against the unlayered sheet is told with what it loses, and wins once the sheet is in a layer before it', async () => {
  const classNames = { 'Form.submit': 'pay' } as const
  // As `styles.css` is built: without layers, and with a selector that outweighs one class.
  addSheet('.ol { --ol-font: serif } .ol .ol-Button { color: rgb(0, 0, 255); cursor: pointer }')
  addSheet('.pay { color: rgb(255, 0, 0); outline-color: rgb(1, 2, 3) }')
  const { unmount } = draw({ classNames })
  await vi.waitFor(() => expect(said().join()).toContain('the class "pay"'), { timeout: 10_000 })
  expect(said()[0]).toContain('the class "pay" of the part Form.submit loses')
  expect(said()[0]).toContain('in color.')
  unmount()

  for (const sheet of sheets.splice(0)) sheet.remove()
  addSheet('@layer ol, app;')
  addSheet('@layer app { .pay { color: rgb(255, 0, 0) } }')
  // As `styles.layer.css` is built: the kit's own layers.
  addSheet(kitSheet)
  vi.mocked(console.error).mockClear()
  const { getByText } = draw({ classNames })
  const button = getByText('Send').closest('button')
  expect(button && getComputedStyle(button).color).toBe('rgb(255, 0, 0)')
})

test('a language without words is told, with how they are loaded', async () => {
  draw({ locale: 'fr-CI' })
  await vi.waitFor(() => expect(said().join()).toContain('no words in "fr-CI"'), { timeout: 10_000 })
  expect(said().join()).toContain("loadMessages('fr')")
})

test('a sentence that no widget says is told with the nearest key, and a place that nothing fills', async () => {
  const messages = { en: { 'withdraw.titel': 'Take out', 'withdraw.title': 'Take {what} out' } }
  // A cast with a reason: in JavaScript nothing refuses the key.
  draw({ messages: messages as LendingRootProps['messages'] & object })
  await vi.waitFor(() => expect(said().join()).toContain('Did you mean "withdraw.title"?'), {
    timeout: 10_000,
  })
  expect(said().join()).toContain('nothing fills {what} of the sentence "withdraw.title"')
})
