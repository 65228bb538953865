/** A token of a theme's JSON as the name of its custom property, without `--ol-`: `fontSizeSm` is `font-size-sm`. */
export function tokenName(token: string): string {
  return token.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`)
}
