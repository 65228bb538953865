import ts from 'typescript'

/** What a pattern takes from its object: `x` of `{ x: y }`. */
export function bindingName({ propertyName, name }: ts.BindingElement): ts.Identifier | undefined {
  if (propertyName) return ts.isIdentifier(propertyName) ? propertyName : undefined
  return ts.isIdentifier(name) ? name : undefined
}
