const message = "Write import * as z from 'zod/mini': any other form of zod costs a browser 20 to 80 kB."

/** zod comes in one form: `import * as z from 'zod/mini'`. Any other weighs up to twenty times as much in a browser. */
export const zodMini = {
  createOnce(context) {
    const isZod = (source) => typeof source === 'string' && /^zod(\/|$)/.test(source)
    return {
      ImportDeclaration(node) {
        if (!isZod(node.source.value)) return
        const [specifier] = node.specifiers
        const isNamespace = node.specifiers.length === 1 && specifier.type === 'ImportNamespaceSpecifier'
        const isRight = node.source.value === 'zod/mini' && isNamespace && specifier.local.name === 'z'
        if (!isRight) context.report({ node, message })
      },
      'ExportNamedDeclaration, ExportAllDeclaration, ImportExpression'(node) {
        if (isZod(node.source?.value)) context.report({ node, message })
      },
    }
  },
}
