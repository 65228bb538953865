import { findOwnLanguage, type OwnLanguage } from './findOwnLanguage.ts'

/** Currencies of the kit's countries in the languages that browsers have no names for. */
const currencyNames: Readonly<Record<OwnLanguage, Readonly<Record<string, string>>>> = {
  ha: {
    ...{ NGN: 'Nairar Najeriya', GHS: 'Sidi na Ghana', KES: 'Sulen Kenya', UGX: 'Sulen Yuganda' },
    ...{
      TZS: 'Sulen Tanzaniya',
      XOF: 'Kuɗin Sefa na Afirka Ta Yamma',
      XAF: 'Kuɗin Sefa na Afirka Ta Tsakiya',
    },
    ...{ USD: 'Dalar Amurka', EUR: 'Yuro', GBP: 'Fam na Ingila' },
  },
  yo: {
    ...{ NGN: 'Náírà Nàìjíríà', GHS: 'Sídì Gánà', KES: 'Ṣílè Kẹ́ńyà', UGX: 'Ṣílè Ùgáńdà' },
    ...{ TZS: 'Ṣílè Tànsáníà', XOF: 'Faransì CFA ìwọ̀-oòrùn Áfíríkà', XAF: 'Faransì CFA àárín Áfíríkà' },
    ...{ USD: 'Dọ́là Amẹ́ríkà', EUR: 'Yúrò', GBP: 'Pọ́n-ùn Gẹ̀ẹ́sì' },
  },
  ig: {
    ...{ NGN: 'Naịra Naịjirịa', GHS: 'Sidi Ghana', KES: 'Shilling Kenya', UGX: 'Shilling Uganda' },
    ...{ TZS: 'Shilling Tanzania', XOF: 'CFA Franc West Africa', XAF: 'CFA Franc etiti Africa' },
    ...{ USD: 'Dollar US', EUR: 'Euro', GBP: 'Pound British' },
  },
}

/** The currency's name in the locale, such as `Nigerian naira`; the code where the name is not known. */
export function currencyName(currency: string, locale: string): string {
  const language = findOwnLanguage(locale)
  const own = language && currencyNames[language][currency]
  if (own) return own
  try {
    return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }).of(currency) ?? currency
  } catch {
    // Not three letters: the service's own word has to do.
    return currency
  }
}
