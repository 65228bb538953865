const rightToLeft = /Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg/

/** The writing direction of a language, by its usual script or by the script that its tag names. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    // No tag of BCP 47, such as `fr_CI`.
    return 'ltr'
  }
}
