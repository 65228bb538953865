import { nodeProject } from '../../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'attacks', root: import.meta.dirname, include: ['*.test.ts'] })
