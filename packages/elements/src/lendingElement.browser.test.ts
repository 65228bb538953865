import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOpenPage } from '../test/useOpenPage.ts'

// The first test of a worker fetches the kit's sources one by one.
vi.setConfig({ testTimeout: 60_000 })
const open = useOpenPage()

test.each(['open', 'closed'] as const)(
  'a widget in a slot of a page’s own element with a shadow root (%s) finds what is around it there',
  async (mode) => {
    const opened = open('')
    const frame = document.createElement('section')
    const root = frame.attachShadow({ mode })
    frame.append(document.createElement('onlend-credit-limit-card'))
    opened.lending.append(document.createElement('slot'))
    root.append(opened.lending)
    opened.page.append(frame)
    await expect.element(page.getByText('₦3,600,000')).toBeVisible()
  },
)

test('a widget in a closed shadow root of a page’s own element finds what is around that', async () => {
  const { lending } = open('')
  const frame = document.createElement('section')
  const root = frame.attachShadow({ mode: 'closed' })
  root.append(document.createElement('onlend-credit-limit-card'))
  lending.append(frame)
  await expect.poll(() => root.textContent).toContain('₦3,600,000')
})

test('of two around it a widget takes the inner', async () => {
  const opened = open('')
  const inner = open('<onlend-credit-limit-card></onlend-credit-limit-card>')
  opened.lending.append(inner.lending)
  await expect.element(page.getByText('₦3,600,000')).toBeVisible()
  expect(inner.sandbox.calls.map(({ endpoint }) => endpoint)).toContain('getCreditLimit')
  expect(opened.sandbox.calls).toEqual([])
})

test('a page with tokens gives one for each request, and another once it has another', async () => {
  const { lending, relay } = open('')
  const bearers: (string | null)[] = []
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    bearers.push(new Headers(init?.headers).get('authorization'))
    return relay.fetch(input, init)
  })
  try {
    lending.client = undefined
    lending.setAttribute('relay-url', 'https://relay.test/lending')
    lending.getToken = async () => 'first'
    lending.append(document.createElement('onlend-credit-limit-card'))
    await expect.element(page.getByText('₦3,600,000')).toBeVisible()
    expect(bearers.length).toBeGreaterThan(0)
    expect(new Set(bearers)).toEqual(new Set(['Bearer first']))
  } finally {
    send.mockRestore()
  }
})

test('files that were chosen in a slot are counted by the summary of the same kind', async () => {
  const about = 'kind="submitCreditAssessment"'
  const { lending } = open(
    `<onlend-document-slot ${about} slot-name="bank_statements" label="Bank statements"></onlend-document-slot>
    <onlend-upload-announcer ${about}></onlend-upload-announcer>
    <onlend-upload-summary ${about}></onlend-upload-summary>`,
    'shadow',
  )
  await expect.element(page.getByText('Bank statements')).toBeVisible()
  const slot = lending.querySelector('onlend-document-slot')?.shadowRoot?.querySelector('input[type=file]')
  const statement = new File(['%PDF-1.4\n%%EOF'], 'january.pdf', { type: 'application/pdf' })
  await page.elementLocator(slot as Element).upload(statement) // found, or the next line fails
  await expect.element(page.getByText('january.pdf').first()).toBeVisible()
  const summary = lending.querySelector('onlend-upload-summary')?.shadowRoot
  await expect.poll(() => summary?.textContent).toContain('The file is uploaded')
})
