import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({
  name: 'sandbox',
  root: import.meta.dirname,
  // The contract folder holds the client against the sandbox: neither side's own tests can do that.
  include: ['src/**/*.test.ts', 'contract/**/*.test.ts'],
})
