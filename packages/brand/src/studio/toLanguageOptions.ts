import { getLanguageName, getLocaleStatus, locales } from '@onlend/widgets/locales'
import type { StudioWord } from './useStudioWords.ts'

/** The languages of the kit for a menu, each with its own name and its status. */
export function toLanguageOptions(t: StudioWord): { value: string; label: string }[] {
  return locales.map((value) => {
    const language = getLanguageName(value)
    const isReviewed = getLocaleStatus(value) === 'reviewed'
    return { value, label: isReviewed ? language : t('brandStudio.unreviewed', { language }) }
  })
}
