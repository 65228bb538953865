const known = new Map<string, string>()
let isRegistered: boolean | null = null

/**
 * The sheet for a shadow root: its `rem` is the size of text that the person has chosen in the browser, whatever the page has made of its own, which
 * would come in. In an older browser, which cannot keep a length as it was where it was said, the page's counts.
 */
export function withOwnRem(css: string): string {
  isRegistered ??= register()
  if (!isRegistered) return css
  const sheet =
    known.get(css) ??
    css.replaceAll(/(@container[^{]*)|(-?[\d.]+)rem\b/g, (_all, condition?: string, size?: string) =>
      // A condition takes no custom property.
      condition === undefined
        ? `calc(var(--onlend-rem) * ${size})`
        : condition.replaceAll(/([\d.]+)rem\b/g, (_rem, width: string) => `${Number(width) * 16}px`),
    )
  known.set(css, sheet)
  return sheet
}

function register(): boolean {
  if (!('registerProperty' in CSS)) return false
  try {
    CSS.registerProperty({ name: '--onlend-rem', syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Another copy of this script was there first.
  }
  return true
}
