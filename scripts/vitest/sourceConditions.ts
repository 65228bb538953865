import { defaultClientConditions, defaultServerConditions } from 'vite'

/** The export condition under which every workspace package resolves to its source. */
export const sourceConditions = {
  client: ['@onlend/source', ...defaultClientConditions],
  server: ['@onlend/source', ...defaultServerConditions],
}
