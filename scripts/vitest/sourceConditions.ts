import { defaultClientConditions, defaultServerConditions } from 'vite'

// `module` is a bundler's word: vitest would hand it to Node, which then finds packages' files that it cannot load.
const server = ['@onlend/source', ...defaultServerConditions.filter((condition) => condition !== 'module')]

/** The export condition under which every workspace package resolves to its source. */
export const sourceConditions = {
  client: ['@onlend/source', ...defaultClientConditions],
  server,
  /** Of a project whose tests run in Node, with or without a document. */
  node: {
    resolve: { conditions: server },
    ssr: { resolve: { conditions: server, externalConditions: ['@onlend/source'] } },
  },
}
