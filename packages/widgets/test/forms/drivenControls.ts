import type { Page } from 'playwright'

/** A control that a person can use on the page now. */
export type DrivenControl = {
  kind: 'text' | 'select' | 'radio' | 'tick' | 'day' | 'press'
  /** The same for the same field, drawn by React or by the server. */
  key: string
  /** The value of the control; for a radio, its value if it is chosen. */
  value: string
  /** The values of a select or a radio, or the label of a button. */
  options: string[]
  isNumeric: boolean
}

export type DrivenLook = {
  controls: DrivenControl[]
  /** The script has taken the page over. */
  isTaken: boolean
  /** The title of the page of the form, or of the part of the assessment. */
  title: string
  /** The text of the review, if it is open. */
  review: string | null
  /** The text of the error summary. */
  errors: string
}

/** Plain buttons whose effect a look can tell, and what submits. */
const buttons = [
  'RequestDrawdownForm.pick',
  'AmountField.offer',
  'BankPicker.notListed',
  'ReconcileRepaymentsForm.otherWay',
  'RegisterTransactionsForm.addInstalment',
  'Assessment.part',
  'Assessment.next',
  'Form.back',
  'Form.submit',
]
const query = [
  '.ol-Form :is(input:not([type=range], [type=hidden], [type=file], [role=combobox], [hidden], [readonly], [disabled]), select, textarea)',
  '.ol-Assessment-content :is(input[inputmode], textarea)',
  ...buttons.map((part) => `[data-ol-part="${part}"]:not([aria-disabled="true"])`),
].join()

/** Looks at the page, and keeps its elements in their order for the hand. */
export function lookAtPage(page: Page): Promise<DrivenLook> {
  return page.evaluate((selector) => {
    // Runs in the page.
    const here = globalThis as unknown as Window & typeof globalThis & { driven: Element[] }
    const { document, HTMLButtonElement, HTMLSelectElement } = here
    type Field = HTMLInputElement | HTMLSelectElement | HTMLButtonElement
    const elements = [...document.querySelectorAll<Field>(selector)].filter(
      (element) => element.checkVisibility() && !element.closest('dialog'),
    )
    here.driven = elements
    const say = (query: string) => document.querySelector<HTMLElement>(query)?.textContent ?? ''
    const controls = elements.map((element) => {
      const legend = element.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
      if (element instanceof HTMLButtonElement) {
        const part = element.getAttribute('data-ol-part') ?? ''
        const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return { kind: 'press' as const, key: part, value: '', options: [text], isNumeric: false }
      }
      const unit = element.closest('[data-ol-unit]')?.getAttribute('data-ol-unit')
      const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? ''
      const named = unit ? `${legend} ${unit}` : element.name || `${legend} ${label}`
      if (element instanceof HTMLSelectElement) {
        const options = [...element.options].map(({ value }) => value)
        return { kind: 'select' as const, key: named, value: element.value, options, isNumeric: false }
      }
      const { type, value, checked } = element
      const isNumeric = ['numeric', 'decimal'].includes(element.inputMode)
      if (type === 'radio')
        return {
          kind: 'radio' as const,
          key: legend,
          value: checked ? value : '',
          options: [value],
          isNumeric,
        }
      if (type === 'checkbox')
        return { kind: 'tick' as const, key: named, value: String(checked), options: [], isNumeric }
      return {
        kind: type === 'date' ? ('day' as const) : ('text' as const),
        key: named,
        value,
        options: [],
        isNumeric,
      }
    })
    const dialog = document.querySelector('[role="alertdialog"]')
    return {
      controls,
      isTaken: document.querySelector('.ol-portal') !== null,
      title: say('.ol-Form-pageTitle'),
      review: dialog?.checkVisibility() ? (dialog.textContent ?? '') : null,
      errors: say('.ol-ErrorSummary'),
    }
  }, query)
}

/** Scrolls a control of the last look into the middle of the window and returns its point; `null` once the control is gone. */
export function findPlace(page: Page, at: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate((index) => {
    const element = (globalThis as unknown as { driven: Element[] }).driven[index] // left by the look
    if (!element?.isConnected) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, at)
}

/** Chooses as a browser's own list or calendar does, which no hand of a test reaches; false once the control is gone. */
export function choose(page: Page, at: number, value: string): Promise<boolean> {
  return page.evaluate(
    ([index, chosen]) => {
      const here = globalThis as unknown as Window & typeof globalThis & { driven: HTMLInputElement[] }
      const element = here.driven[index] // left by the look
      if (!element?.isConnected) return false
      element.focus()
      // Past what React keeps on the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, chosen)
      for (const type of ['input', 'change']) element.dispatchEvent(new here.Event(type, { bubbles: true }))
      return true
    },
    [at, value] as const,
  )
}

/** Remembers in a page where the last press began. */
export const rememberPresses = `addEventListener('pointerdown', ({ target }) => { globalThis.pressed = target }, true)`

/** Whether the last press began on the control, and not on an element that moved there meanwhile; a text input has the focus then. */
export function wasHit(page: Page, at: number): Promise<boolean> {
  return page.evaluate((index) => {
    // Left by the look and by the listener.
    const { driven, pressed, document } = globalThis as unknown as Window &
      typeof globalThis & { driven: HTMLInputElement[]; pressed: Node | undefined }
    const element = driven[index]
    if (!element?.isConnected || !pressed) return element?.localName === 'button'
    if (element.matches('input:not([type=radio], [type=checkbox]), textarea'))
      return document.activeElement === element
    return [element, ...(element.labels ?? [])].some((one) => one.contains(pressed))
  }, at)
}
