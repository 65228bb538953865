import { cleanup, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseFirstCountries } from '../countries/chooseFirstCountries.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { LendingRoot, type LendingRootProps } from './LendingRoot.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Written(): ReactNode {
  const { locale, timeZone } = useLendingRoot()
  const moment = formatDateTime('2026-11-21T15:30:00.000Z', locale, {
    timeZone: timeZone ?? 'UTC',
    withoutZone: true,
  })
  return <p>{`${moment} · ${formatMoney('1250.5', 'NGN', locale)}`}</p>
}

// A page in plain JavaScript gives what its own settings hold.
const show = (props: Record<string, unknown>): HTMLElement => {
  render(
    <LendingRoot {...(props as LendingRootProps)}>
      <Written />
    </LendingRoot>,
  )
  return screen.getByText(/₦/)
}

test.each([
  [{ locale: 'en_NG', timeZone: 'WAT' }, 'en-NG', '21 Nov 2026, 16:30 · ₦1,250.50'],
  [
    { locale: 'en-NG,en;q=0.9', region: 'NG', timeZone: 'Africa/Lagos' },
    'en-NG',
    '21 Nov 2026, 16:30 · ₦1,250.50',
  ],
  [
    { locale: 'C', region: 'GB', lenderTimeZone: 'Etc/Unknown', timeZone: 'UTC' },
    'en',
    '21 Nov 2026, 15:30 · ₦1,250.50',
  ],
  [{ locale: '', region: 'ng', timeZone: 'Etc/Unknown' }, 'en', /₦1,250\.50$/],
  [{ locale: null, region: null, timeZone: null, lenderTimeZone: null }, 'en', /₦1,250\.50$/],
  [{ locale: 'ha_NG', timeZone: 'WAT' }, 'ha-NG', '21 Nuw 2026, 16:30 · ₦1,250.50'],
])('a root that is given %j writes dates and money', (props, lang, text) => {
  const written = show(props)
  expect(written.textContent).toMatch(text)
  expect(written.closest('[data-ol-root]')?.getAttribute('lang')).toBe(lang)
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Onlend: (?:locale|time zone) /))
})

test('a language that browsers have no data for keeps the region of its business', () => {
  const { result } = renderHook(useLendingRoot, {
    wrapper: ({ children }) => (
      <LendingRoot locale="ha" region="NE">
        {children}
      </LendingRoot>
    ),
  })
  const { language, locale } = result.current
  expect([language, locale]).toEqual(['ha-NE', 'en-NG-x-ha'])
  expect(chooseFirstCountries({ locale: language, given: undefined, offered: undefined })).toEqual(['NE'])
})
