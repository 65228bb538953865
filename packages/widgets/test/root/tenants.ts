import type { Messages } from '../../src/words/Messages.ts'

/** A tenant that speaks English, as a host would keep it. */
export const harbour = {
  id: 'harbour',
  version: '1',
  name: 'Harbour',
  locale: 'en',
  theme: { version: 1, scheme: 'light', tokens: { colorPrimary: '#3b2f8f', radius: '4px' } },
  messages: { en: { 'creditLimit.title': 'Your room' } },
  legal: { footer: { en: 'Harbour is licensed.\nNumber 7.' } },
}
/** A tenant that speaks French. */
export const sahel = {
  id: 'sahel',
  version: '1',
  name: 'Sahel',
  locale: 'fr',
  locales: ['en'],
  theme: { version: 1, scheme: 'light', tokens: { colorPrimary: '#b3261e', radius: '20px' } },
  messages: { fr: { 'creditLimit.title': 'Votre plafond' } },
  legal: { footer: { fr: 'Sahel est agréé.' } },
}
/** Some of the kit's words in French. */
export const french: Messages = {
  fr: { 'creditLimit.title': 'Limite de crédit', 'withdraw.review': 'Vérifier' } as Messages[string],
}
