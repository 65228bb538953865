import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOpenPage } from '../test/useOpenPage.ts'

// The first test of a worker fetches the kit's sources one by one.
vi.setConfig({ testTimeout: 60_000 })
const open = useOpenPage()

test('attributes and properties are a widget’s props, whichever came last', async () => {
  const opened = open('<onlend-credit-limit-card hide-title heading-level="3"></onlend-credit-limit-card>')
  const card = opened.lending.querySelector('onlend-credit-limit-card')
  await expect.element(page.getByText('₦3,600,000')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveClass('ol-VisuallyHidden')
  expect(card?.headingLevel).toBe(3)
  card?.setAttribute('heading-level', '4')
  await expect.element(page.getByRole('heading', { level: 4 })).toBeInTheDocument()
  if (card) card.headingLevel = 2
  await expect.element(page.getByRole('heading', { level: 2 })).toBeInTheDocument()
  card?.setAttribute('hide-title', 'false')
  await expect.element(page.getByRole('heading', { level: 2 })).not.toHaveClass('ol-VisuallyHidden')
})

test('what was set before an element was defined counts', async () => {
  // Of a document without a window elements are defined on their way into the page.
  const elsewhere = document.implementation.createHTMLDocument()
  const early = elsewhere.createElement('onlend-credit-limit-card')
  early.headingLevel = 4
  expect(Object.hasOwn(early, 'headingLevel')).toBe(true)
  open('').lending.append(early)
  await expect.element(page.getByRole('heading', { level: 4 })).toBeInTheDocument()
  expect(Object.hasOwn(early, 'headingLevel')).toBe(false)
})

test('what is only offered is drawn where somebody listens, and told by an event that bubbles', async () => {
  const opened = open('<onlend-credit-limit-card></onlend-credit-limit-card>')
  await expect.element(page.getByText('₦3,600,000')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  const told: Event[] = []
  opened.lending.querySelector('onlend-credit-limit-card')?.setAttribute('offers', 'request-drawdown')
  document.addEventListener('onlend-request-drawdown', (event) => told.push(event), { once: true })
  await page.getByRole('button').click()
  expect(told).toMatchObject([{ bubbles: true, composed: true, detail: null }])
})

test('a node of the page is drawn where a widget takes content', async () => {
  const opened = open('<onlend-credit-limit-card></onlend-credit-limit-card>')
  const card = opened.lending.querySelector('onlend-credit-limit-card')
  const note = document.createElement('strong')
  note.textContent = 'As of this morning'
  if (card) card.chart = note
  await expect.element(page.getByText('As of this morning')).toBeVisible()
  expect(card?.contains(note)).toBe(true)
})

test('two widgets share what was read, and one that comes later is drawn from it', async () => {
  const { lending, sandbox } = open(
    '<onlend-credit-limit-card></onlend-credit-limit-card><onlend-credit-limit-card variant="compact"></onlend-credit-limit-card>',
  )
  await expect.poll(() => page.getByText('₦3,600,000').elements().length).toBeGreaterThan(1)
  lending.append(document.createElement('onlend-credit-limit-card'))
  await expect.poll(() => page.getByText('₦3,600,000').elements().length).toBeGreaterThan(2)
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'getCreditLimit')).toHaveLength(1)
})

test('an element that is moved keeps what is typed; one that is gone for longer, or comes to another page, begins anew', async () => {
  const form = '<onlend-withdraw-form country="nigeria" currency="NGN" draft="false"></onlend-withdraw-form>'
  const { lending } = open(`<p></p>${form}`)
  const amount = page.getByLabelText(/^Amount/)
  await amount.fill('1250')
  const [element, place] = [lending.querySelector('onlend-withdraw-form'), lending.querySelector('p')]
  if (element) place?.append(element)
  // In the same task and then a whole subtree, as frameworks do.
  lending.append(document.createElement('hr'), place ?? '')
  await expect.element(amount).toHaveValue('1,250')
  element?.remove()
  await expect.poll(() => element?.childElementCount).toBe(0)
  if (element) lending.append(element)
  await expect.element(amount).toHaveValue('')
})

test('theme and words as JSON in attributes, the words of a language fetched', async () => {
  const theme = { version: 1, scheme: 'light', tokens: { colorPrimary: '#3b2f8f' } }
  const messages = { fr: { 'creditLimit.title': 'Votre réserve' } }
  open(
    '<onlend-credit-limit-card offers="request-drawdown"></onlend-credit-limit-card>',
    `locale="fr" theme='${JSON.stringify(theme)}' messages='${JSON.stringify(messages)}'`,
  )
  await expect.element(page.getByRole('region', { name: 'Votre réserve' })).toBeVisible()
  // A sentence of the kit's own, in the language.
  await expect.element(page.getByRole('button', { name: /Demander/ })).toBeVisible()
  const root = page.getByRole('region').element().closest<HTMLElement>('.ol')
  expect(root?.style.getPropertyValue('--ol-light-primary')).toBe('#3b2f8f')
})

test('look and words of the relay’s tenant', async () => {
  const opened = open('')
  opened.relay.setTenant({
    id: 'harbour',
    version: '1',
    name: 'Harbour',
    locale: 'en',
    messages: { en: { 'creditLimit.title': 'Your room' } },
  })
  opened.lending.setAttribute('tenant', '')
  opened.lending.append(document.createElement('onlend-credit-limit-card'))
  await expect.element(page.getByRole('region', { name: 'Your room' })).toBeVisible()
})

test('a form’s handle is its element’s methods', async () => {
  const { lending } = open(
    '<onlend-withdraw-form country="nigeria" currency="NGN" draft="false"></onlend-withdraw-form>',
  )
  await expect.element(page.getByLabelText(/^Amount/)).toBeVisible()
  lending.querySelector('onlend-withdraw-form')?.submit()
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is a problem')
})
