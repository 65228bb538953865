import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'core', root: import.meta.dirname })
