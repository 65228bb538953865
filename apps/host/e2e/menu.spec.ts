import { expect } from '@playwright/test'
import { test } from './test/test.ts'

test('at 360 px every name in the menu is read whole, in every language', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('ada', '/withdraw')
  const language = page.locator('.footer select').first()
  await expect(language).toBeVisible()
  const locales = await language
    .locator('option')
    .evaluateAll((all: HTMLOptionElement[]) => all.map((option) => option.value))
  expect(locales.length).toBeGreaterThan(7)
  for (const locale of locales) {
    await language.selectOption(locale)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const cut = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((tabs) =>
        tabs
          .filter((tab) => {
            const { width } = tab.getBoundingClientRect()
            if (width === 0) return false // shown on wide screens only
            const text = document.createRange()
            text.selectNodeContents(tab)
            const { left, right } = text.getBoundingClientRect()
            return (
              left < 0 ||
              right > innerWidth ||
              [tab, ...tab.querySelectorAll('*')].some(
                (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
              )
            )
          })
          .map((tab) => tab.textContent),
      )
    expect(cut, locale).toEqual([])
  }
})
