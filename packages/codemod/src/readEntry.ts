import ts from 'typescript'

/** The entry of the kit that a string names. */
export function readEntry(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) && /^@onlend\//.test(node.text) ? node.text : undefined
}
