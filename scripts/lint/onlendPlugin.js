import { documentedPromise } from './rules/documentedPromise.js'
import { importArrows } from './rules/importArrows.js'
import { keysInOnePlace } from './rules/keysInOnePlace.js'
import { noFormSubscription } from './rules/noFormSubscription.js'
import { oneValuePerFile } from './rules/oneValuePerFile.js'
import { zodMini } from './rules/zodMini.js'

/** The rules of this house that no published linter knows. */
const plugin = {
  meta: { name: 'onlend' },
  rules: {
    'documented-promise': documentedPromise,
    'import-arrows': importArrows,
    'keys-in-one-place': keysInOnePlace,
    'no-form-subscription': noFormSubscription,
    'one-value-per-file': oneValuePerFile,
    'zod-mini': zodMini,
  },
}

export default plugin
