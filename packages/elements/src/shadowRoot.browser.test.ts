import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOpenPage } from '../test/useOpenPage.ts'

// The first test of a worker fetches the kit's sources one by one.
vi.setConfig({ testTimeout: 60_000 })
const open = useOpenPage()

// Its locators find what stands in shadow roots too.
test.each(['list', 'sheet'])(
  'a person withdraws by mouse in a shadow root, the bank from a %s',
  async (presentation) => {
    const opened = open(
      `<onlend-withdraw-form country="nigeria" currency="NGN" bank-presentation="${presentation}" draft="false"></onlend-withdraw-form>`,
      'shadow',
    )
    const told: Event[] = []
    opened.page.addEventListener('onlend-success', (event) => told.push(event))
    const ids: string[] = []
    const form = opened.lending.querySelector('onlend-withdraw-form')
    form?.addEventListener('onlend-success', ({ detail }) => ids.push(detail.operationId))
    await page.getByLabelText(/^Amount/).fill('50000')
    await page.getByLabelText('Account number').fill('2123456789')
    if (presentation === 'list') {
      await page.getByRole('combobox', { name: /^Bank/ }).click()
      await page.getByRole('option', { name: /Guaranty Trust/ }).click()
      await expect.element(page.getByRole('combobox', { name: /^Bank/ })).toHaveValue('Guaranty Trust Bank')
    } else {
      await page.getByRole('button', { name: /^Bank:/ }).click()
      await page.getByRole('radio', { name: /Guaranty Trust/ }).click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await page.getByLabelText('Name on the account').fill('Chidi Okafor')
    await page.getByRole('button', { name: 'Check' }).click()
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Withdraw/ })
    await expect.element(confirm).not.toHaveAttribute('aria-disabled')
    await confirm.click()
    await expect.element(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await opened.sandbox.advance(60_000)
    await expect.element(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    const sent = opened.sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ bank_code: '058', account_number: '2123456789' })
    expect(document.querySelector('.ol-portal')).toBeNull()
    expect(ids).toHaveLength(1)
    expect(told).toMatchObject([{ detail: { operationId: ids[0] } }])
  },
  60_000,
)

test.each(['shadow', 'light'] as const)(
  'a widget in the %s of a page has the width of a form in a float, and in the middle of a flexible column',
  async (shadow) => {
    await page.viewport(1280, 800)
    const card = '<onlend-credit-limit-card></onlend-credit-limit-card>'
    const opened = open(
      `<div style="float: left">${card}</div><div style="display: flex; flex-direction: column; align-items: center; clear: both">${card}</div>`,
      shadow === 'shadow' ? 'shadow' : undefined,
    )
    await expect.element(page.getByText('₦3,600,000').nth(1)).toBeVisible()
    for (const element of opened.lending.querySelectorAll('onlend-credit-limit-card')) {
      const root = (element.shadowRoot ?? element).querySelector('.ol')
      expect(root?.getBoundingClientRect().width).toBeGreaterThanOrEqual(430)
    }
  },
)
