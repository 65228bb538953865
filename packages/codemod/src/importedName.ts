import type ts from 'typescript'

/** What an import or export of names takes from its entry: `X` of `X as Y`. */
export function importedName({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (propertyName ?? name).text
}
