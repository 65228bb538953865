import { defineConfig } from 'vitest/config'
import { browserProject } from '../../scripts/vitest/browserProject.ts'
import { domProject } from '../../scripts/vitest/domProject.ts'
import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

const root = import.meta.dirname

export default defineConfig({
  test: {
    projects: [
      browserProject({ name: 'widgets', root }),
      domProject({ name: 'widgets-dom', root, include: ['src/**/*.dom.test.tsx'], environment: 'happy-dom' }),
      nodeProject({ name: 'widgets-node', root, exclude: ['**/*.{browser,dom}.test.*'] }),
    ],
  },
})
