import type { Messages } from '@onlend/widgets'

/** The kit's words by language, each fetched when it is first needed; English comes with the widgets. */
const catalogues: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('@onlend/widgets/locales/ar')).ar,
  fr: async () => (await import('@onlend/widgets/locales/fr')).fr,
  ha: async () => (await import('@onlend/widgets/locales/ha')).ha,
  ig: async () => (await import('@onlend/widgets/locales/ig')).ig,
  pt: async () => (await import('@onlend/widgets/locales/pt')).pt,
  sw: async () => (await import('@onlend/widgets/locales/sw')).sw,
  yo: async () => (await import('@onlend/widgets/locales/yo')).yo,
}

/** Fetches the kit's words in a language; one that the kit does not have is English. */
export async function loadMessages(locale: string): Promise<Messages> {
  const [language = locale] = locale.split('-')
  return catalogues[language]?.() ?? {}
}
