/**
 * The rules that fail a story. `wcag22aa` is named because it brings in `target-size`, which axe leaves off by default.
 */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
