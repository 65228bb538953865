import { keysInOnePlace } from './rules/keysInOnePlace.js'
import { noBarrel } from './rules/noBarrel.js'
import { noFormSubscription } from './rules/noFormSubscription.js'
import { oneValuePerFile } from './rules/oneValuePerFile.js'
import { packageArrows } from './rules/packageArrows.js'
import { tellingFileName } from './rules/tellingFileName.js'
import { zodMini } from './rules/zodMini.js'

/** The rules of this house that no published linter knows. */
export const onlendPlugin = {
  meta: { name: 'onlend' },
  rules: {
    'keys-in-one-place': keysInOnePlace,
    'no-barrel': noBarrel,
    'no-form-subscription': noFormSubscription,
    'one-value-per-file': oneValuePerFile,
    'package-arrows': packageArrows,
    'telling-file-name': tellingFileName,
    'zod-mini': zodMini,
  },
}
