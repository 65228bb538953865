import { isEntryPoint } from '../isEntryPoint.js'
import { whereIs } from '../whereIs.js'

/**
 * Only the entry points that a package publishes may list others' exports: a barrel inside makes everything load
 * everything. Entry points are those that `exports` in package.json names. The one list inside is core's register of
 * endpoints, which core's entry point publishes whole: a new endpoint is one line in it.
 */
export const noBarrel = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      barrel: 'Only an entry point named in package.json may re-export: import from the file itself.',
      all: 'Write each public name by hand: export * publishes what nobody decided to publish.',
    },
  },
  create(context) {
    const where = whereIs(context.filename)
    if (where === undefined || where.house === '.storybook' || where.isTest) return {}
    const entry = isEntryPoint({ filename: context.filename, inside: where.inside })
    const isCore = where.house === 'packages/core'
    if (isCore && where.inside === 'endpoints/index.ts') return {}
    return {
      ExportAllDeclaration(node) {
        if (isCore && entry && node.source.value === './endpoints/index.ts') return
        context.report({ node, messageId: entry ? 'all' : 'barrel' })
      },
      ExportNamedDeclaration(node) {
        if (node.source && !entry) context.report({ node, messageId: 'barrel' })
      },
    }
  },
}
