import { getLanguageName, getLocaleStatus, locales } from '@onlend/widgets/locales'

/** The languages of the kit for a menu, each with its own name and its status. */
export const languageOptions = locales.map((value) => ({
  value,
  label: `${getLanguageName(value)}${getLocaleStatus(value) === 'reviewed' ? '' : ' (unreviewed)'}`,
}))
