import { whereIs } from '../whereIs.js'

/** `watch` and `formState` go stale in a host that compiles with the React Compiler: subscribe by hook instead. */
export const noFormSubscription = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      watch: 'watch() goes stale under the React Compiler: use useWatch({ control }).',
      formState: 'formState goes stale under the React Compiler: use useFormState({ control }).',
    },
  },
  create(context) {
    const where = whereIs(context.filename)
    if (where === undefined || !/^packages\/(hooks|widgets)$/.test(where.house)) return {}
    return {
      MemberExpression(node) {
        const name = node.property.name
        if (node.computed) return
        if (name === 'formState') context.report({ node, messageId: 'formState' })
        if (name === 'watch' && node.parent.type === 'CallExpression' && node.parent.callee === node) {
          context.report({ node, messageId: 'watch' })
        }
      },
      'ObjectPattern > Property'(node) {
        const owner = node.parent.parent
        if (owner.type !== 'VariableDeclarator' || !isForm(owner.init)) return
        if (node.key.name === 'watch' || node.key.name === 'formState') {
          context.report({ node, messageId: node.key.name })
        }
      },
    }
  },
}

function isForm(node) {
  const callee = node?.type === 'CallExpression' ? node.callee.name : node?.name
  return /^(useForm|useFormContext|form|methods)$/.test(callee ?? '')
}
