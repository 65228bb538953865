import type { Messages } from '../packages/widgets/src/copy/Messages.ts'

const none: Messages = {}

/** The kit's words by language; a page of stories loads only what it shows. */
const catalogues: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('../packages/widgets/src/locales/ar.ts')).ar,
  fr: async () => (await import('../packages/widgets/src/locales/fr.ts')).fr,
  ha: async () => (await import('../packages/widgets/src/locales/ha.ts')).ha,
  ig: async () => (await import('../packages/widgets/src/locales/ig.ts')).ig,
  pt: async () => (await import('../packages/widgets/src/locales/pt.ts')).pt,
  sw: async () => (await import('../packages/widgets/src/locales/sw.ts')).sw,
  yo: async () => (await import('../packages/widgets/src/locales/yo.ts')).yo,
}

/** The kit's words in the language of the toolbar; English comes with the widgets. */
export async function storyMessages(locale: string): Promise<Messages> {
  const [language = locale] = locale.split('-')
  return catalogues[language]?.() ?? none
}
