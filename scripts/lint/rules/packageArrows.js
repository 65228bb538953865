import { allowedInEveryTest, arrows, coreValuesForSandbox } from '../arrows.js'
import { whereIs } from '../whereIs.js'

const matches = (source) => (pattern) =>
  pattern.endsWith('*') ? source.startsWith(pattern.slice(0, -1)) : source === pattern

/** The arrows between the packages never turn round, and each folder meets only the libraries it is meant to meet. */
export const packageArrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      refused:
        '{{house}} may not import {{source}}{{place}}. What may be imported where: scripts/lint/arrows.js.',
      leaves: 'An import may not leave the package by path: import {{source}} by its package name.',
      forms: 'Only forms/ knows forms: @onlend/hooks itself must load without them.',
      server:
        'The browser part of the host may not import {{source}}: it would bring the server, and its key, along.',
      parsing: 'The sandbox takes paths and types from core, not {{name}}: its answers are written by hand.',
    },
  },
  create(context) {
    const where = whereIs(context.filename)
    if (where === undefined || where.house === '.storybook') return {}

    function check(node, source) {
      if (source.startsWith('.')) return checkRelative(node, source)
      if (where.house === 'apps/host') return checkHost(node, source)
      const arrow = arrows[where.house]
      if (arrow === undefined || isAllowed(arrow, source)) return
      const place = where.inside.includes('/') ? ` in ${where.inside.split('/')[0]}/` : ''
      context.report({ node, messageId: 'refused', data: { house: where.house, source, place } })
    }

    function isAllowed(arrow, source) {
      if (arrow.allow.some(matches(source))) return true
      if (where.isTest && [...allowedInEveryTest, ...arrow.inTests].some(matches(source))) return true
      return Object.entries(arrow.below).some(
        // A test of a folder's code may meet what that code meets, wherever it stands.
        ([folder, allowed]) =>
          (where.isTest || where.inside.startsWith(folder)) && allowed.some(matches(source)),
      )
    }

    function checkRelative(node, source) {
      const depth = where.inside.split('/').length - 1
      const steps = source.split('/').filter((step) => step === '..').length
      if (steps > depth) {
        const staysHome = steps === depth + 1 && (where.isTest || /^(\.\.\/)+[^/]+\.json$/.test(source))
        // Seen from the package's own folder, in which `src` lies.
        const fromPackage = source.replace('../'.repeat(depth + 1), '')
        const isForTests = where.isTest && (arrows[where.house]?.inTests ?? []).some(matches(fromPackage))
        if (!staysHome && !isForTests) context.report({ node, messageId: 'leaves', data: { source } })
        return
      }
      const entersForms = steps === depth && /^(\.\/|(\.\.\/)+)forms\//.test(source)
      if (where.house === 'packages/hooks' && entersForms && !where.isTest)
        context.report({ node, messageId: 'forms' })
      const entersServer = steps === depth && /^(\.\/|(\.\.\/)+)server\//.test(source)
      if (where.house === 'apps/host' && where.inside.startsWith('app/') && entersServer) {
        context.report({ node, messageId: 'server', data: { source } })
      }
    }

    function checkHost(node, source) {
      const serverOnly = ['node:*', 'hono', 'hono/*', '@hono/*', '@electric-sql/*', 'pg']
      const housesOfServer = ['@onlend/relay', '@onlend/relay/*', '@onlend/sandbox']
      if (!where.inside.startsWith('app/') || where.isTest) return
      if ([...serverOnly, ...housesOfServer].some(matches(source))) {
        context.report({ node, messageId: 'server', data: { source } })
      }
    }

    function checkSandboxNames(node) {
      if (where.house !== 'packages/sandbox' || where.isTest) return
      if (!node.source.value.startsWith('@onlend/core') || node.importKind === 'type') return
      for (const specifier of node.specifiers) {
        const name = specifier.imported?.name ?? '*'
        if (specifier.importKind === 'type' || coreValuesForSandbox.includes(name)) continue
        context.report({ node: specifier, messageId: 'parsing', data: { name } })
      }
    }

    return {
      ImportDeclaration(node) {
        check(node, node.source.value)
        checkSandboxNames(node)
      },
      ImportExpression(node) {
        if (node.source.type === 'Literal' && typeof node.source.value === 'string')
          check(node, node.source.value)
      },
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration(node) {
        if (node.source) check(node, node.source.value)
      },
    }
  },
}
