import { defineConfig } from 'vitest/config'
import { domProject } from '../../scripts/vitest/domProject.ts'
import { nodeProject } from '../../scripts/vitest/nodeProject.ts'
import { react18Project } from '../../scripts/vitest/react18Project.ts'

const root = import.meta.dirname
const testing = domProject({ name: 'testing', root, include: ['src/**/!(*.browser).test.tsx'] })

// What renders needs a document; the rest runs without one.
const plain = nodeProject({
  ...{ name: 'testing-node', root, include: ['src/**/*.test.ts'], exclude: ['**/*.browser.test.*'] },
  isolate: false,
})

export default defineConfig({
  test: { projects: [testing, react18Project(testing, 'testing-react18'), plain] },
})
