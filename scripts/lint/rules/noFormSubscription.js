import { whereIs } from '../whereIs.js'

const messages = {
  watch: 'watch() goes stale under the React Compiler: use useWatch({ control }).',
  formState: 'formState goes stale under the React Compiler: use useFormState({ control }).',
}

/** `watch` and `formState` go stale in a host that compiles with the React Compiler: subscribe by hook instead. */
export const noFormSubscription = {
  createOnce(context) {
    return {
      before: () => /^packages\/(hooks|widgets)$/.test(whereIs(context.filename)?.house),
      MemberExpression(node) {
        const name = node.property.name
        if (node.computed) return
        if (name === 'formState') context.report({ node, message: messages.formState })
        if (name === 'watch' && node.parent.type === 'CallExpression' && node.parent.callee === node) {
          context.report({ node, message: messages.watch })
        }
      },
      'ObjectPattern > Property'(node) {
        const owner = node.parent.parent
        if (owner.type !== 'VariableDeclarator' || !isForm(owner.init)) return
        const message = messages[node.key.name]
        if (message) context.report({ node, message })
      },
    }
  },
}

function isForm(node) {
  const callee = node?.type === 'CallExpression' ? node.callee.name : node?.name
  return /^(useForm|useFormContext|form|methods)$/.test(callee ?? '')
}
