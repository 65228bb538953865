const rightToLeft = /^(?:ar|fa|he|ur)(?:-|$)/

/** Which way a language is written. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(locale) ? 'rtl' : 'ltr'
}
