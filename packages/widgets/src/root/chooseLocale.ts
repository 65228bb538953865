import type { TenantConfig } from '@onlend/core'
import { toSoundLocale } from '@onlend/core/internal'

type ChooseLocaleParameters = {
  /** The language that a person or the host chose, BCP 47. */
  chosen: string | undefined
  config: Pick<TenantConfig, 'locale' | 'locales'> | null
}

/**
 * The language, BCP 47, of a `<TenantRoot>`: the chosen one, in any region, if the tenant offers it; else the tenant's own. Without a tenant
 * every language is on offer. A server that renders the page finds here which words to load.
 *
 * @example
 * chooseLocale({ chosen: 'fr-CI', config: tenant }) // the language that <TenantRoot> will speak
 */
export function chooseLocale({ chosen, config }: ChooseLocaleParameters): string {
  const sound = toSoundLocale(chosen)
  if (!config) return sound ?? 'en'
  const getLanguage = (tag: string) => tag.split('-')[0]
  const isOffered =
    sound !== undefined && config.locales.some((one) => getLanguage(one) === getLanguage(sound))
  return isOffered ? sound : (toSoundLocale(config.locale) ?? 'en')
}
