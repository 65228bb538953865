/** A sign that a page would read as markup stays text outside of code. */
export function escapeText(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;').replaceAll('{', '&#123;') : part))
    .join('`')
}
