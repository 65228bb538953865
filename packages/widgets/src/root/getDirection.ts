const rightToLeft = /Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg/

/** Which way a language is written, by the script that it is usually written in or that its tag names. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    // No tag of BCP 47, such as `fr_CI`.
    return 'ltr'
  }
}
