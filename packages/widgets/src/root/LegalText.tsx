'use client'
import { type ReactNode, useContext } from 'react'
import { useParts } from '../ui/useParts.ts'
import { chooseLegalText } from './chooseLegalText.ts'
import { getDirection } from './getDirection.ts'
import { TenantContext } from './TenantContext.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'

export type LegalTextProps = {
  /** The place of the text, as the tenant's config names it, such as `footer`. */
  place: string
}

/**
 * The tenant's own text for a place, word for word: `messages` cannot change it. A text that does not exist in the page's language appears
 * in the tenant's. Renders nothing if the tenant has no text for the place.
 *
 * @example
 * <LegalText place="terms" />
 */
export function LegalText({ place }: LegalTextProps): ReactNode {
  const { language } = useLendingRoot()
  const config = useContext(TenantContext)?.config
  const parts = useParts()
  const texts = config && Object.hasOwn(config.legal, place) ? config.legal[place] : undefined
  const found = config && texts && chooseLegalText({ texts, locale: language, ownLocale: config.locale })
  if (!found) return null
  const { text, lang } = found
  return (
    <p {...parts('LegalText')} data-ol-place={place} lang={lang} dir={getDirection(lang)}>
      {text}
    </p>
  )
}
