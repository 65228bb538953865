/** The address of the page of errors, with a heading for each code and each category. */
const errorPages = 'https://github.com/onlend/onlend/blob/main/packages/core/docs/errors.md'

/** The address that explains a code or a category: what happened, and what to do. */
export function errorPage(name: string): string {
  return `${errorPages}#${name}`
}
