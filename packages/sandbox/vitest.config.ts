import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'sandbox', root: import.meta.dirname })
