import { whereIs } from '../whereIs.js'

const home = ['queries/lendingKeys.ts', 'queries/scopedKey.ts', 'queries/endpointQueryKey.ts']

/** Query keys are built in `lendingKeys` alone: a key spelled by hand is never invalidated. */
export const keysInOnePlace = {
  createOnce(context) {
    const report = (node) =>
      context.report({ node, message: 'Build query keys in lendingKeys.ts, not by hand.' })
    const isArray = (node) =>
      node?.type === 'ArrayExpression' || (node?.type === 'TSAsExpression' && isArray(node.expression))
    const isKeyName = (key) => /^(query|mutation)Key$/.test(key.name ?? key.value)
    return {
      before() {
        const { house = '', inside, isTest } = whereIs(context.filename) ?? {}
        return (
          house.startsWith('packages/') && !isTest && !(house === 'packages/hooks' && home.includes(inside))
        )
      },
      Property(node) {
        if (isKeyName(node.key) && isArray(node.value)) report(node)
      },
      CallExpression(node) {
        const method = node.callee.property?.name
        if (/^(getQueryData|setQueryData|getQueryState)$/.test(method ?? '') && isArray(node.arguments[0]))
          report(node)
      },
    }
  },
}
