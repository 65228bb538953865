import { expect, test } from 'vitest'
import { chooseLocale } from './chooseLocale.ts'

const config = { locale: 'sw', locales: ['sw', 'en'] }

test.each([
  [undefined, config, 'sw'],
  ['en', config, 'en'],
  ['en-KE', config, 'en-KE'],
  ['fr', config, 'sw'],
  ['fr', null, 'fr'],
  [undefined, null, 'en'],
])('of %s chosen and %j offered, %s is spoken', (chosen, offered, spoken) => {
  expect(chooseLocale({ chosen, config: offered })).toBe(spoken)
})
