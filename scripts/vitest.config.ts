import { nodeProject } from './vitest/nodeProject.ts'

export default nodeProject({
  name: 'scripts',
  root: import.meta.dirname,
  include: ['**/*.test.{ts,js,mjs}'],
  exclude: ['**/*.postgres.test.ts'],
})
