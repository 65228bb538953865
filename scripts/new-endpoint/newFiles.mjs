import { newHookFiles } from './newHookFiles.mjs'
import { newSandboxFiles } from './newSandboxFiles.mjs'

/** The files of a new endpoint, by path from the root. */
export function newFiles(endpoint) {
  return {
    [`packages/core/src/endpoints/${endpoint.name}.ts`]: endpointFile(endpoint),
    [`packages/core/src/endpoints/${endpoint.name}.wire.json`]: wireFile(endpoint),
    ...(endpoint.isRead
      ? {}
      : { [`packages/core/src/operations/${endpoint.name}.ts`]: operationFile(endpoint) }),
    ...newHookFiles(endpoint),
    ...newSandboxFiles(endpoint),
    [`.changeset/${kebab(endpoint.name)}.md`]: changesetFile(endpoint),
  }
}

function endpointFile({ name, method, path, section, owner, ownerField, isRead, isList }) {
  const define = isRead ? 'defineEndpoint' : 'defineWrite'
  const envelope = isRead ? (isList ? 'listEnvelope' : 'dataEnvelope') : 'acceptedEnvelope'
  const output = isRead ? `${envelope}(model({ id: text }))` : envelope
  const input = isRead ? '' : "  input: z.object({ reference: filled }),\n  encoding: 'json',\n"
  const zod = isRead ? '' : "import * as z from 'zod/mini'\n"
  const filled = "import { filled } from '../schema/filled.ts'\n"
  const readers =
    "import { model } from '../readers/shapes.ts'\nimport { text } from '../readers/values.ts'\n"
  return `${zod}import { ${define} } from '../${define}.ts'
import { ${envelope} } from '../envelopes.ts'
${isRead ? readers : filled}
/** ${sentence({ name, isRead })} (Partner API, Endpoint ${section}). */
export const ${name} = ${define}({
  name: '${name}',
  method: '${method}',
  path: '${path}',
  owner: ${owner === null ? 'null' : `'${owner}'`},
${ownerField === undefined ? '' : `  ownerField: '${ownerField}',\n`}${input}  output: ${output},
  section: ${section},
})
`
}

/** A write that nothing is known of yet: no event follows, two of the same reference are possible duplicates. */
function operationFile({ name, section }) {
  return `import { ${name} } from '../endpoints/${name}.ts'
import { defineOperation } from './defineOperation.ts'
import { effects } from './effects.ts'
import { readText } from './bodyFields.ts'

/** What one \`${name}\` is about (Partner API, Endpoint ${section}). Two of the same reference are possible duplicates. */
export const ${name}Operation = /* @__PURE__ */ defineOperation(${name}, effects.${name}, {
  prefix: '${prefix(name)}',
  summarise: (body) => ({ recipient: readText(body.reference) }),
  duplicateKey: (body) => readText(body.reference),
})
`
}

/** The first letters of the name's words, `CW` for `cancelWithdrawal`. */
function prefix(name) {
  const letters = kebab(name)
    .split('-')
    .map((word) => word[0])
    .join('')
  return (letters.length > 1 ? letters : name.slice(0, 2)).slice(0, 2).toUpperCase()
}

function wireFile({ isRead, isList, ownerField }) {
  const one = { id: 'sample_1' }
  const data = isRead ? (isList ? [one] : one) : []
  const owner = ownerField === undefined ? {} : { [ownerField]: 'sample_1' }
  const request = isRead ? null : { ...owner, reference: 'sample_1' }
  return `${JSON.stringify({ request, response: { status: 'success', message: 'Successful', data } }, null, 2)}\n`
}

function changesetFile({ name, hook }) {
  const packages = ['core', 'hooks', 'relay', 'sandbox'].map((folder) => `'@onlend/${folder}': minor`)
  return `---\n${packages.join('\n')}\n---\n\nAdded the endpoint \`${name}\` and its hook \`${hook}\`.\n`
}

/** What the endpoint does, from its name: `getStatement` reads the statement. */
function sentence({ name, isRead }) {
  const [verb, ...words] = kebab(name).split('-')
  const rest = words.join(' ')
  if (isRead) return verb === 'list' ? `Lists the ${rest}` : `Reads the ${rest}`
  return `${verb[0].toUpperCase()}${verb.slice(1)}s ${rest === '' ? 'it' : `the ${rest}`}`
}

function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
