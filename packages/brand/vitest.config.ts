import { nodeProject } from '../../scripts/vitest/nodeProject.ts'

export default nodeProject({ name: 'brand', root: import.meta.dirname })
