import { toFormatLocale } from '@onlend/core/internal'
import { findOwnLanguage, type OwnLanguage } from './findOwnLanguage.ts'

/** Currencies where these languages are spoken, and those next to them, in the languages that browsers have no names for. Twi says the English names. */
const currencyNames: Readonly<Partial<Record<OwnLanguage, Readonly<Record<string, string>>>>> = {
  ha: {
    NGN: 'Nairar Najeriya',
    GHS: 'Sidi na Ghana',
    KES: 'Sulen Kenya',
    USD: 'Dalar Amurka',
    XOF: 'Kuɗin Sefa na Afirka Ta Yamma',
    XAF: 'Kuɗin Sefa na Afirka Ta Tsakiya',
  },
  yo: {
    NGN: 'Náírà Nàìjíríà',
    GHS: 'Sídì Gánà',
    KES: 'Ṣílè Kẹ́ńyà',
    USD: 'Dọ́là Amẹ́ríkà',
    XOF: 'Faransì CFA ìwọ̀-oòrùn Áfíríkà',
    XAF: 'Faransì CFA àárín Áfíríkà',
  },
  ig: {
    NGN: 'Naịra Naịjirịa',
    GHS: 'Sidi Ghana',
    KES: 'Shilling Kenya',
    USD: 'Dollar US',
    XOF: 'CFA Franc West Africa',
    XAF: 'CFA Franc etiti Africa',
  },
}

/** The currency's name in the locale, such as `Nigerian naira`; the code where the name is not known. */
export function currencyName(currency: string, locale: string): string {
  const language = findOwnLanguage(locale)
  const own = language && currencyNames[language]?.[currency]
  if (own) return own
  try {
    return (
      new Intl.DisplayNames(toFormatLocale(locale), { type: 'currency', fallback: 'code' }).of(currency) ??
      currency
    )
  } catch {
    // Not three letters: the service's own word has to do.
    return currency
  }
}
