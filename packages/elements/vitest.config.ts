import { defineConfig } from 'vitest/config'
import { browserProject } from '../../scripts/vitest/browserProject.ts'
import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

const root = import.meta.dirname

export default defineConfig({
  test: {
    projects: [
      browserProject({ name: 'elements', root }),
      nodeProject({ name: 'elements-node', root, exclude: ['**/*.browser.test.*'] }),
    ],
  },
})
