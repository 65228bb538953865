import { insertLine } from './insertLine.mjs'

/** The lists of core's tests, which walk through every endpoint: its sample, a plain call of it, its path. */
export function testRegistrations(endpoint) {
  const { name, method, path, section } = endpoint
  return {
    'packages/core/src/testing/wireSamples.ts': (text) =>
      insertLine(
        insertLine(text, { line: `  ${name},`, after: /^export const wireSamples/m, before: /^\}/ }),
        { line: `import ${name} from '../endpoints/${name}.wire.json' with { type: 'json' }`, before: /^$/ },
      ),
    'packages/core/src/testing/calls.ts': (text) =>
      insertLine(
        insertLine(text, { line: plainCall(endpoint), after: /^export const calls/m, before: /^\}/ }),
        {
          line: `import { ${name} } from '../endpoints/${name}.ts'`,
          before: /^import type \{ EndpointInput \}/,
        },
      ),
    'packages/core/src/endpoints/endpoints.test.ts': (text) =>
      insertLine(text, {
        line: `    '${method} ${path}',`,
        after: /T16.*every path/,
        before: /^ {2}\]\)/,
      }).replace(/(toEqual\(\[1, 2, 3[\d, ]*)\]\)/, `$1, ${section}])`),
  }
}

function plainCall({ name, owner, asked, optional, isRead }) {
  const parameters = [
    ...(owner === null ? [] : [owner]),
    ...asked.map((key) => `${key}: 'sample_1'`),
    ...optional.map((key) => `${key}: 50`),
    ...(isRead ? [] : ["body: { reference: 'sample_1' }"]),
  ]
  const object = parameters.length === 0 ? '{}' : `{ ${parameters.join(', ')} }`
  return `  ${name}: (client, options) => callEndpoint(client, ${name}, ${object}, options),`
}
