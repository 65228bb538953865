import { fileURLToPath } from 'node:url'
import { cruiseOptions } from './cruiseOptions.js'
import { importRules } from './importRules.js'

export default {
  forbidden: importRules(fileURLToPath(new URL('../../..', import.meta.url))),
  options: {
    ...cruiseOptions,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
