import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'create', root: import.meta.dirname })
