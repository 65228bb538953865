import { expect, test } from 'vitest'
import { readPreferences } from './readPreferences.ts'

test('what a person chose is read from among other cookies', () => {
  const cookies = 'marketday_session=a|b; marketday_scheme=dark; other=1; marketday_locale=fr-CI'
  expect(readPreferences(cookies)).toEqual({
    scheme: 'dark',
    locale: 'fr-CI',
  })
  expect(readPreferences('')).toEqual({})
})

test.each([
  'marketday_locale=<script>',
  'marketday_locale=e',
  'marketday_locale=en--',
  'x_marketday_locale=fr',
  'marketday_other=fr',
  `marketday_locale=${'e'.repeat(40)}`,
])('what is no choice is left out: %s', (cookies) => expect(readPreferences(cookies)).toEqual({}))
