const heading = /^(?:FY ?|\d{1,2}[./-]\d{1,2}[./-]|(?:\d{1,2}[ -])?\p{L}{3,9}[ -])?((?:19|20)\d{2})$/iu

/** The year that heads a column, as `2024`, `FY2024`, `Dec 2024` or `31/12/2024`; `null` for anything else. */
export function readYear(text: string): string | null {
  return heading.exec(text.trim())?.[1] ?? null
}
