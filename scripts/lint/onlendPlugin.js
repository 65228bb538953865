import { keysInOnePlace } from './rules/keysInOnePlace.js'
import { noFormSubscription } from './rules/noFormSubscription.js'
import { oneValuePerFile } from './rules/oneValuePerFile.js'
import { zodMini } from './rules/zodMini.js'

/** The rules of this house that no published linter knows. */
export const onlendPlugin = {
  meta: { name: 'onlend' },
  rules: {
    'keys-in-one-place': keysInOnePlace,
    'no-form-subscription': noFormSubscription,
    'one-value-per-file': oneValuePerFile,
    'zod-mini': zodMini,
  },
}
