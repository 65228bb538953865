import { defaultClientConditions, defaultServerConditions } from 'vite'

/** The export condition under which every workspace package resolves to its source. */
export const sourceConditions = {
  client: ['@onlend/source', ...defaultClientConditions],
  // `module` is a bundler's word: vitest would hand it to Node, which then finds packages' files that it cannot load.
  server: ['@onlend/source', ...defaultServerConditions.filter((condition) => condition !== 'module')],
}
