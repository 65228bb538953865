import { OptionError } from '@onlend/core/internal'
import type { LendingTheme, ThemeVariables } from './LendingTheme.ts'

type ThemeStyleParameters = {
  /** The `data-ol-id` of the elements that wear the theme: letters, digits, `-` and `_`. */
  id: string
}

const harmless = /^(?!.*(?:url\(|\/\*))[^;{}<>\\@\p{Cc}]{1,400}$/iu

/**
 * A theme as the text of one style element, for a page whose policy blocks `style` attributes that a server wrote: put it
 * into `<style nonce="...">`, and `data-ol-id` on the root. `<LendingRoot serverStyle>` does both. Values that could leave their
 * declaration are dropped, wherever the theme came from.
 *
 * @throws TypeError for an id of other characters.
 * @example
 * <style nonce={nonce}>{themeStyle(theme, { id: 'shop' })}</style>
 */
export function themeStyle(theme: LendingTheme, { id }: ThemeStyleParameters): string {
  if (!/^[\w-]+$/.test(id))
    throw new OptionError(
      'themeStyle takes an id of letters, digits, "-" and "_" only: it becomes part of a selector.',
    )
  const declarations = [theme.shared, theme.light, theme.dark].flatMap(writeVariables)
  // Stronger than any rule of every sheet of the kit that a host may load.
  return declarations.length === 0 ? '' : `.ol.ol.ol.ol[data-ol-id="${id}"]{${declarations.join(';')}}`
}

function writeVariables(variables: ThemeVariables): string[] {
  return Object.entries(variables)
    .filter(([name, value]) => /^--ol-[\w-]+$/.test(name) && harmless.test(value))
    .map(([name, value]) => `${name}:${value}`)
}
